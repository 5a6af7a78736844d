/** How Monaco looks here: the page's own colours, and the parts of JSON by name. */
import type { editor, languages } from 'monaco-editor/editor.js'

export const JSON_TOKENS: languages.IMonarchLanguage = {
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'key'],
      [/"(?:[^"\\]|\\.)*"/, 'string'],
      [/"(?:[^"\\]|\\.)*$/, 'string'],
      [/-?\d[\d.eE+-]*/, 'number'],
      [/\b(?:true|false|null)\b/, 'keyword'],
      [/[{}[\],:]/, 'delimiter'],
    ],
  },
}

/** A theme of the tokens that the page has now. */
export function themeOf(style: CSSStyleDeclaration): editor.IStandaloneThemeData {
  // A style sheet may be minified to `#000`, which Monaco does not read.
  const colour = (name: string) =>
    style
      .getPropertyValue(`--${name}`)
      .trim()
      .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
  const plain = (name: string) => colour(name).replace('#', '')
  return {
    base: style.colorScheme === 'dark' ? 'vs-dark' : 'vs',
    inherit: false,
    rules: [
      { token: '', foreground: plain('ink') },
      { token: 'key', foreground: plain('ink') },
      { token: 'string', foreground: plain('out') },
      { token: 'number', foreground: plain('out') },
      { token: 'keyword', foreground: plain('out') },
      { token: 'delimiter', foreground: plain('ink-2') },
      { token: 'comment', foreground: plain('ink-2') },
      { token: 'type', foreground: plain('ink') },
    ],
    colors: {
      'editor.background': colour('sheet'),
      'editor.foreground': colour('ink'),
      'editorLineNumber.foreground': colour('ink-2'),
      'editorLineNumber.activeForeground': colour('ink'),
      'editorLineNumber.dimmedForeground': colour('ink-2'),
      'editorCursor.foreground': colour('ink'),
      'editor.selectionBackground': colour('select'),
      'editorWarning.foreground': colour('ink'),
      'editorWidget.background': colour('sheet'),
      'editorWidget.foreground': colour('ink'),
      'editorWidget.border': colour('edge'),
      'editorSuggestWidget.background': colour('sheet'),
      'editorSuggestWidget.foreground': colour('ink'),
      'editorSuggestWidget.selectedBackground': colour('now'),
      'editorSuggestWidget.selectedForeground': colour('ink'),
      'editorSuggestWidget.highlightForeground': colour('ink'),
      'editorHoverWidget.background': colour('sheet'),
      'editorHoverWidget.foreground': colour('ink'),
      'editorHoverWidget.border': colour('edge'),
      'editorBracketMatch.background': colour('now'),
      'editorBracketMatch.border': colour('edge'),
      'input.background': colour('sheet'),
      'input.foreground': colour('ink'),
      'scrollbarSlider.background': `${colour('edge')}66`,
      focusBorder: colour('focus'),
    },
  }
}
