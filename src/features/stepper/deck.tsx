import { lazy, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { stopBeside } from '../../store/playback-actions.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { MoreTexts } from '../../views/more-texts.tsx'
import { FilterSign } from './filter-sign.tsx'
import { PositionField } from './position-field.tsx'
import { Ruler } from './ruler.tsx'
import { usePlayback } from './use-playback.ts'
import './deck.css'

// Few people open it, and it brings the filter along.
const MorePanel = lazy(async () => ({ default: (await import('./more-panel.tsx')).MorePanel }))

/** Everything that moves the cursor, in one bar. `more` stands among the further controls. */
export function Deck({ more }: { readonly more: ReactNode }) {
  const t = useTranslations('deck')
  usePlayback()
  return (
    <section className="deck" aria-label={t('deck')}>
      <Controls more={more} />
      <Ruler />
      <PositionField />
      <FilterSign />
    </section>
  )
}

function Controls({ more }: { readonly more: ReactNode }) {
  const t = useTranslations('deck')
  const actions = useLabActions()
  const hasNext = useLab((state) => stopBeside(state, 1) !== null)
  const hasPrevious = useLab((state) => stopBeside(state, -1) !== null)
  const playing = useLab((state) => state.playing)
  const isOpen = useLab(({ panel }) => panel === 'more' || panel === 'filter')
  const nextError = () => actions.nextError() || actions.announce('no-error-ahead')
  return (
    <div className="deck-controls">
      <Control
        icon="first"
        label={t('first')}
        keys="Home"
        off={!hasPrevious}
        secondary
        onPress={actions.first}
      />
      <Control
        icon="previous"
        label={t('previous')}
        keys="←"
        off={!hasPrevious}
        onPress={actions.previous}
      />
      <button
        type="button"
        className="go"
        title={t('nextKeys')}
        aria-disabled={!hasNext}
        onClick={actions.next}
      >
        {t('next')}
        <Icon name="next" />
      </button>
      <Control
        icon="last"
        label={t('last')}
        keys="End"
        off={!hasNext}
        secondary
        onPress={actions.last}
      />
      <Control
        icon={playing ? 'pause' : 'play'}
        label={playing ? t('pause') : t('play')}
        keys="R"
        secondary
        onPress={actions.togglePlay}
      />
      <Control icon="next-error" label={t('nextError')} secondary onPress={nextError} />
      <button
        type="button"
        aria-label={t('more')}
        title={t('more')}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? actions.closePanel() : actions.openPanel('more'))}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <MoreTexts>
          <MorePanel more={more} />
        </MoreTexts>
      )}
    </div>
  )
}

/** `off` controls stay focusable, so that holding a key at the end does not lose the focus. */
function Control(props: {
  readonly icon: IconName
  readonly label: string
  readonly keys?: string
  readonly off?: boolean
  readonly secondary?: boolean
  readonly onPress: () => void
}) {
  const { icon, label, keys, off = false, secondary = false, onPress } = props
  return (
    <button
      type="button"
      className={secondary ? 'deck-secondary' : undefined}
      aria-label={label}
      title={keys ? `${label} · ${keys}` : label}
      aria-disabled={off}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}
