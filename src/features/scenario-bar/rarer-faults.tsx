import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { canHappen } from '../../scenario/fault-places.ts'
import { FAULT_IDS, type FaultId, SECOND_SHELF } from '../../scenario/scenario.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { wantedScenario } from '../../store/scenario-actions.ts'
import { MoreTexts } from '../../views/more-texts.tsx'
import { NotePhrases } from '../../views/note-phrases.tsx'

/** The second shelf: faults that are met less often. One that cannot happen in this place stands there and says so. */
export function RarerFaults() {
  const t = useTranslations('scenario')
  const scenario = useLab(wantedScenario)
  const { changeScenario } = useLabActions()
  const id = useId()
  const { fault } = scenario
  const isRare = !(FAULT_IDS as readonly FaultId[]).includes(fault)
  return (
    <div className="scn-rarer">
      <label htmlFor={id}>{t('rarer')}</label>
      <select
        id={id}
        value={isRare ? fault : ''}
        onChange={(event) => changeScenario({ fault: (event.target.value || 'none') as FaultId })}
      >
        <option value="">{t('rarerNone')}</option>
        {SECOND_SHELF.map((value) => {
          const possible = canHappen({ ...scenario, fault: value })
          const name = t(`faults.${value}`)
          return (
            <option key={value} value={value} disabled={!possible}>
              {possible ? name : t('notHere', { name })}
            </option>
          )
        })}
      </select>
      {isRare ? (
        <MoreTexts>
          <FaultTells fault={fault as (typeof SECOND_SHELF)[number]} />
        </MoreTexts>
      ) : null}
    </div>
  )
}

/** What the fault does, in a sentence. */
function FaultTells({ fault }: { readonly fault: (typeof SECOND_SHELF)[number] }) {
  const t = useTranslations('details.faultTells')
  return (
    <p>
      <NotePhrases sentence={t(fault)} />
    </p>
  )
}
