/** Monaco by its supported entries, from our own host. Only this file knows it. */
import * as monaco from 'monaco-editor/editor.js'
import 'monaco-editor/features/bracketMatching/register.js'
import 'monaco-editor/features/codicon/register.js'
import 'monaco-editor/features/find/register.js'
import 'monaco-editor/features/folding/register.js'
import 'monaco-editor/features/hover/register.js'
import 'monaco-editor/features/suggest/register.js'
import 'monaco-editor/languages/definitions/typescript/register.js'
import type { EditorMarker, EditorSuggestion } from './editor-types.ts'
import { JSON_TOKENS, themeOf } from './monaco-look.ts'

interface EditorSetup {
  readonly language: 'json' | 'typescript'
  readonly value: string
  readonly label: string
  readonly onChange: (value: string) => void
  readonly onRun: () => void
  readonly suggest: (draft: string, offset: number) => readonly EditorSuggestion[]
  readonly explain: (draft: string, offset: number) => string | null
}

export interface MonacoHandle {
  update(change: {
    readonly value: string
    readonly markers: readonly EditorMarker[]
    readonly readOnly: boolean
    readonly label: string
  }): void
  focus(): void
  dispose(): void
}

globalThis.MonacoEnvironment = {
  getWorker: () =>
    new Worker(
      new URL('../../node_modules/monaco-editor/esm/vs/editor/editor.worker.js', import.meta.url),
      { type: 'module' },
    ),
}

/** What each model's draft can be asked; providers are registered once per language. */
const setups = new Map<string, EditorSetup>()
monaco.languages.register({ id: 'json' })
monaco.languages.setMonarchTokensProvider('json', JSON_TOKENS)
monaco.languages.setLanguageConfiguration('json', {
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
})
for (const language of ['json', 'typescript']) {
  monaco.languages.registerCompletionItemProvider(language, {
    triggerCharacters: ['"', ':', ' ', '.'],
    provideCompletionItems(model, position) {
      const setup = setups.get(model.uri.toString())
      const found = setup?.suggest(model.getValue(), model.getOffsetAt(position)) ?? []
      return {
        suggestions: found.map((one, index) => ({
          label: one.label,
          detail: one.detail,
          insertText: one.text,
          filterText: one.text,
          sortText: String(index).padStart(4, '0'),
          kind: monaco.languages.CompletionItemKind.Property,
          range: monaco.Range.fromPositions(
            model.getPositionAt(one.start),
            model.getPositionAt(one.end),
          ),
        })),
      }
    },
  })
  monaco.languages.registerHoverProvider(language, {
    provideHover(model, position) {
      const setup = setups.get(model.uri.toString())
      const text = setup?.explain(model.getValue(), model.getOffsetAt(position)) ?? null
      return text === null ? null : { contents: [{ value: text }] }
    },
  })
}

/** An editor inside `host`. Tab moves on from the start; Ctrl+M changes that and is said by Monaco itself. */
export function createEditor(host: HTMLElement, setup: EditorSetup): MonacoHandle {
  const style = getComputedStyle(host)
  const applyTheme = () => {
    monaco.editor.defineTheme('wirelab', themeOf(getComputedStyle(document.documentElement)))
    monaco.editor.setTheme('wirelab')
  }
  applyTheme()
  const model = monaco.editor.createModel(setup.value, setup.language)
  model.updateOptions({
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  })
  setups.set(model.uri.toString(), setup)
  const fontSize = Math.max(16, Number.parseFloat(style.fontSize))
  const editor = monaco.editor.create(host, {
    model,
    ariaLabel: setup.label,
    tabFocusMode: true,
    automaticLayout: true,
    minimap: { enabled: false },
    fontFamily: style.getPropertyValue('--mono') || 'monospace',
    fontLigatures: false,
    fontSize,
    lineHeight: Math.round(fontSize * 1.5),
    lineNumbersMinChars: 3,
    scrollBeyondLastLine: false,
    overviewRulerLanes: 0,
    renderLineHighlight: 'none',
    wordWrap: 'on',
    wordBasedSuggestions: 'off',
    quickSuggestions: { strings: true, other: true, comments: false },
    unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
    scrollbar: { alwaysConsumeMouseWheel: false, useShadows: false },
    fixedOverflowWidgets: true,
    // Nothing that the learner has not typed gets into the draft.
    autoClosingBrackets: 'never',
    autoClosingQuotes: 'never',
    autoSurround: 'never',
    formatOnPaste: false,
    formatOnType: false,
    autoIndent: 'keep',
    detectIndentation: false,
    tabSize: 2,
    insertSpaces: true,
  })
  editor.addCommand(monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter, setup.onRun)
  const changes = model.onDidChangeContent(() => setup.onChange(model.getValue()))
  // The colours are the page's, whichever theme it has.
  const watcher = new MutationObserver(applyTheme)
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] })

  return {
    update({ value, markers, readOnly, label }) {
      if (model.getValue() !== value) model.setValue(value)
      editor.updateOptions({ readOnly, ariaLabel: label })
      monaco.editor.setModelMarkers(
        model,
        'wirelab',
        markers.map(({ start, end, message }) => {
          const [from, to] = [model.getPositionAt(start), model.getPositionAt(end)]
          return {
            severity: monaco.MarkerSeverity.Warning,
            message,
            startLineNumber: from.lineNumber,
            startColumn: from.column,
            endLineNumber: to.lineNumber,
            endColumn: to.column,
          }
        }),
      )
    },
    focus: () => editor.focus(),
    dispose() {
      watcher.disconnect()
      changes.dispose()
      setups.delete(model.uri.toString())
      editor.dispose()
      model.dispose()
    },
  }
}
