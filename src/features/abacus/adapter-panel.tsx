import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { AbacusSize } from '../../exercise/abacus-model.ts'
import { adapterCode, bugOf } from './adapter-code.ts'
import { useNames } from './use-names.ts'

export interface Pair {
  readonly app: number
  readonly tool: number
}
interface Props {
  readonly size: AbacusSize
  readonly pair: Pair
  readonly onPair: (pair: Pair) => void
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

/** One adapter's code and bug, with lists and a table that reach every other adapter by keyboard. */
export function AdapterPanel({ size, pair, onPair }: Props) {
  const t = useTranslations('abacus.adapter')
  const bugs = useTranslations('abacus.bug')
  const names = useNames()
  const id = useId()
  const { bug, lines, bugLine } = adapterCode(pair.app, pair.tool)
  const pairNames = { app: names.app(pair.app), tool: names.tool(pair.tool) }

  return (
    <>
      <h2>{t('title', pairNames)}</h2>
      <div className="abacus-choose">
        <label htmlFor={`${id}-app`}>{t('app')}</label>
        <select
          id={`${id}-app`}
          value={pair.app}
          onChange={(event) => onPair({ ...pair, app: Number(event.currentTarget.value) })}
        >
          {upTo(size.apps).map((app) => (
            <option key={app} value={app}>
              {names.app(app)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-tool`}>{t('tool')}</label>
        <select
          id={`${id}-tool`}
          value={pair.tool}
          onChange={(event) => onPair({ ...pair, tool: Number(event.currentTarget.value) })}
        >
          {upTo(size.tools).map((tool) => (
            <option key={tool} value={tool}>
              {names.tool(tool)}
            </option>
          ))}
        </select>
      </div>
      <p className="note">{t('label')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
      <section className="abacus-code" aria-label={t('code', pairNames)} tabIndex={0}>
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move
            <span key={index} className={index === bugLine ? 'bug-line' : undefined}>
              {line}
              {index === bugLine && <span className="vh">{t('bugLine')}</span>}
            </span>
          ))}
        </code>
      </section>
      <p>
        <strong>
          {t('bug')}: {bugs(`${bug}.what`)}
        </strong>
      </p>
      <p>{bugs(`${bug}.why`)}</p>
      <p className="note">{t('instead', pairNames)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="abacus-scroll" aria-label={t('table', pairNames)} tabIndex={0}>
        <table className="abacus-table list">
          <caption className="vh">{t('table', pairNames)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tool')}</th>
              <th scope="col">{t('tableBug')}</th>
            </tr>
          </thead>
          <tbody>
            {upTo(size.tools).map((tool) => (
              <tr key={tool} className={tool === pair.tool ? 'now' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-label={t('show', { app: pairNames.app, tool: names.tool(tool) })}
                    aria-current={tool === pair.tool ? 'true' : undefined}
                    onClick={() => onPair({ ...pair, tool })}
                  >
                    {names.tool(tool)}
                  </button>
                </th>
                <td>{bugs(`${bugOf(pair.app, tool)}.what`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
