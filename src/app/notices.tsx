import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../store/lab-context.tsx'
import type { Notice } from '../store/lab-state.ts'
import { MoreTexts } from '../views/more-texts.tsx'
import './notices.css'

/** What was not as it should be and what was done about it; each can be dismissed. Nothing here blocks the work. */
export function Notices() {
  const t = useTranslations('errors')
  const notices = useLab((state) => state.notices)
  const { dismiss } = useLabActions()
  if (notices.length === 0) return null
  return (
    <section className="notices" aria-label={t('notices')}>
      <ul>
        {notices.map((notice) => (
          <li key={JSON.stringify(notice)}>
            <p>
              <NoticeText notice={notice} />
            </p>
            <button type="button" className="btn" onClick={() => dismiss(notice)}>
              {t('dismiss')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoticeText({ notice }: { readonly notice: Notice }) {
  const t = useTranslations('errors')
  const { id, ...values } = notice
  const code = (text: string) => <code>{text}</code>
  switch (id) {
    case 'link-value':
      return notice.used === ''
        ? t.rich('linkIgnored', { ...notice, code: (chunks) => <code>{chunks}</code> })
        : t.rich('linkValue', { ...notice, code: (chunks) => <code>{chunks}</code> })
    case 'storage-corrupt':
      return t.rich('storageCorrupt', { ...notice, code: (chunks) => <code>{chunks}</code> })
    case 'session-refused':
      return (
        <MoreTexts>
          <SessionRefused notice={notice} />
        </MoreTexts>
      )
    case 'copy-failed':
      return (
        <>
          {t('copyFailed')} {code(notice.text)}
        </>
      )
    case 'live-failed':
      return t('liveFailed')
    default:
      return JSON.stringify(values)
  }
}

/** Its words stand with the panel that opens sessions. */
function SessionRefused({
  notice,
}: {
  readonly notice: Extract<Notice, { id: 'session-refused' }>
}) {
  const p = useTranslations('panel')
  return p.rich('sessionRefused', {
    file: notice.file,
    where: notice.where,
    reason: p(`sessionReasons.${notice.reason}`),
    code: (chunks) => <code>{chunks}</code>,
  })
}
