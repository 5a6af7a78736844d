import { lazy, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FAULT_IDS, type Scenario, SERVER_IDS } from '../../scenario/scenario.ts'
import { REVISION_CHOICES, TRANSPORT_CHOICES } from '../../store/choices.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { wantedScenario } from '../../store/scenario-actions.ts'
import { Segments } from '../../ui/segments.tsx'
import { MoreTexts } from '../../views/more-texts.tsx'
import { LimitSlider } from './limit-slider.tsx'
import { LoadingNote } from './loading-note.tsx'
import { OpenBookSwitch } from './open-book-switch.tsx'
import { RarerFaults } from './rarer-faults.tsx'
import { ShareButton } from './share-button.tsx'
import './scenario-bar.css'

const MoreFields = lazy(() =>
  import('./more-fields.tsx').then(({ MoreFields }) => ({ default: MoreFields })),
)

/** The inputs of the run as one sentence of switches. `link` gives the address of this step, for sharing. */
export function ScenarioBar({ link }: { readonly link: () => string }) {
  const t = useTranslations('scenario')
  const scenario = useLab(wantedScenario)
  const { changeScenario } = useLabActions()
  const [asked, setAsked] = useState<boolean | null>(null)
  const showsDetails = asked ?? hasDetails(scenario)
  const [showsMore, setShowsMore] = useState(false)
  return (
    <>
      <section className="scn" aria-label={t('bar')}>
        <Segments
          legend={t('revision')}
          value={scenario.revision}
          segments={REVISION_CHOICES.map((value) => ({ value, label: value, mono: true }))}
          onChange={(revision) => changeScenario({ revision })}
        />
        <Segments
          legend={t('transport')}
          value={scenario.transport}
          segments={TRANSPORT_CHOICES.map((value) => ({
            value,
            label: t(`transports.${value}`),
            mono: true,
          }))}
          onChange={(transport) => changeScenario({ transport })}
        />
        <Segments
          legend={t('server')}
          value={scenario.server}
          segments={SERVER_IDS.map((value) => ({ value, label: t(`servers.${value}`) }))}
          onChange={(server) => changeScenario({ server })}
        />
        <Segments
          legend={t('fault')}
          value={scenario.fault}
          segments={FAULT_IDS.map((value) => ({ value, label: t(`faults.${value}`) }))}
          onChange={(fault) => changeScenario({ fault })}
        />
        <div className="scn-end">
          <button
            type="button"
            className="btn"
            aria-expanded={showsDetails}
            aria-controls="scenario-details"
            onClick={() => setAsked(!showsDetails)}
          >
            {t('details')}
          </button>
          <ShareButton link={link} />
        </div>
      </section>
      <section
        className="scn-details"
        id="scenario-details"
        aria-label={t('details')}
        hidden={!showsDetails}
      >
        <RarerFaults />
        <LimitSlider />
        <OpenBookSwitch brief={scenario.fault === 'timeout'} />
        <button
          type="button"
          className="btn scn-end"
          aria-expanded={showsMore}
          onClick={() => setShowsMore(!showsMore)}
        >
          {t('more')}
        </button>
      </section>
      {showsDetails && showsMore ? (
        <section className="scn-details" aria-label={t('more')}>
          <MoreTexts>
            <MoreFields />
          </MoreTexts>
        </section>
      ) : null}
      <LoadingNote />
    </>
  )
}

/** The second line opens by itself where the run depends on it. */
function hasDetails({ fault, tools, limitMs }: Scenario): boolean {
  const isUsual = fault === 'none' || fault === 'unknown-tool' || fault === 'bad-args'
  return !isUsual || tools === 'all' || limitMs !== undefined
}
