import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'

/** Offers the grader's tool to the tested agent, and says why that is cheating; `brief`, where the row is full, only once it is on. */
export function OpenBookSwitch({ brief }: { readonly brief: boolean }) {
  const t = useTranslations('scenario')
  const tools = useLab((state) => state.scenario.tools)
  const { changeScenario } = useLabActions()
  const reason = useId()
  return (
    <div className="scn-switch">
      <label>
        <input
          type="checkbox"
          aria-describedby={reason}
          checked={tools === 'all'}
          onChange={(event) => changeScenario({ tools: event.target.checked ? 'all' : 'agent' })}
        />
        {t('openBook')}
      </label>
      <p id={reason} className={brief && tools !== 'all' ? 'vh' : undefined}>
        {t.rich('openBookWhy', { code: (chunks) => <code>{chunks}</code> })}
      </p>
    </div>
  )
}
