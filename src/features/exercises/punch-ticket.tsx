import { useTranslations } from 'use-intl'
import { FULL_SCORE } from '../../exercise/score.ts'

/** The score as holes in a ticket. */
export function PunchTicket({ holes }: { readonly holes: number }) {
  const t = useTranslations('exercises')
  return (
    <span className="ex-score" title={t('holesTitle')}>
      <svg viewBox="0 0 92 26" aria-hidden="true">
        <path d="M1.500 1.500h89v7a4.500 4.500 0 0 0 0 9v7h-89v-7a4.500 4.500 0 0 0 0-9z" />
        {Array.from({ length: FULL_SCORE }, (_, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: three places that never move
            key={index}
            className={index < holes ? 'punched' : undefined}
            cx={24 + index * 22}
            cy="13"
            r="6"
          />
        ))}
      </svg>
      {t('holes', { n: holes })}
    </span>
  )
}
