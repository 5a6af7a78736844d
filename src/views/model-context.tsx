import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { SHOWN_RULE_IDS } from '../content/notes/model-rules.ts'
import { utf8Length } from '../protocol/bytes.ts'
import { stringify } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import type { TraceEvent } from '../trace/trace.ts'
import type { FramePart } from './frame-parts.ts'
import { contextAt, type ShownContext, type ShownMessage } from './shown-context.ts'
import { GoalText } from './speech-text.tsx'
import { WireBlock } from './wire-block.tsx'
import './model-context.css'

/** Everything the Model was shown, as text and word for word, and the rules by which it decides. */
export function ModelContextView(props: {
  readonly events: readonly TraceEvent[]
  readonly cursor: number
}) {
  const t = useTranslations('model')
  const context = contextAt(props.events, props.cursor)
  return (
    <div className="model-context">
      {context ? (
        <Shown context={context} />
      ) : (
        <p className="none">
          <strong>{t('none')}</strong> {t('noneWhy')}
        </p>
      )}
      <Rules decided={context?.rule ?? null} pending={context !== null && context.rule === null} />
    </div>
  )
}

function Shown({ context }: { readonly context: ShownContext }) {
  const t = useTranslations('model')
  const parts = useMemo<readonly FramePart[]>(() => {
    const parsed = parseJson(context.raw)
    if (!parsed.ok) return [{ kind: 'text', text: context.raw }]
    return [{ kind: 'json', prefix: '', text: context.raw, node: parsed.value }]
  }, [context.raw])
  return (
    <section>
      <h2>{t('shown')}</h2>
      <h3>{t('tools', { count: context.tools.length })}</h3>
      <ul>
        {context.tools.map((tool) => (
          <li key={tool.name}>
            <code>{tool.name}</code>
            <span lang="zh-CN">{tool.description}</span>
            <small>
              {tool.arguments.length > 0
                ? t('needs', { names: tool.arguments.join(', ') })
                : t('noArguments')}
            </small>
          </li>
        ))}
      </ul>
      <h3>{t('messages', { count: context.messages.length })}</h3>
      <ol>
        {context.messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message has no other identity than its place
          <li key={index}>
            <MessageView message={message} />
          </li>
        ))}
      </ol>
      <details>
        <summary>{t('raw', { count: utf8Length(context.raw) })}</summary>
        <WireBlock
          parts={parts}
          direction="internal"
          label={t('shown')}
          notes={[]}
          explain={() => null}
        />
      </details>
    </section>
  )
}

function MessageView({ message }: { readonly message: ShownMessage }) {
  const t = useTranslations('model')
  switch (message.role) {
    case 'user':
      return (
        <>
          <b>{t('user')}</b>
          <span>
            <GoalText goal={message.goal} facts={message.facts} withFacts />
          </span>
        </>
      )
    case 'call':
      return (
        <>
          <b>{t('call')}</b>
          <code>
            {message.tool} {stringify(message.arguments)}
          </code>
        </>
      )
    case 'attached':
      return (
        <>
          <b>{t(message.kind)}</b>
          <code className="said">{`${message.name}\n${message.text}`}</code>
        </>
      )
    case 'tool':
      return (
        <>
          <b>
            {t(message.source)}
            {message.failed && <em>{t('failed')}</em>}
          </b>
          <code className="said">{message.text}</code>
        </>
      )
  }
}

function Rules({
  decided,
  pending,
}: {
  readonly decided: string | null
  readonly pending: boolean
}) {
  const t = useTranslations('model')
  const speech = useTranslations('speech.rules')
  return (
    <section>
      <h2>{t('rules')}</h2>
      <p>{pending ? t('pending') : t('rulesWhy')}</p>
      <ol className="rules">
        {SHOWN_RULE_IDS.map((id) => (
          <li key={id} aria-current={id === decided ? 'true' : undefined}>
            <span>
              {speech(`${id}.when`)} → {speech(`${id}.act`)}
            </span>
            {id === decided && <strong>{t('decided')}</strong>}
          </li>
        ))}
      </ol>
    </section>
  )
}
