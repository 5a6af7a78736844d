import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AVAILABLE } from '../../content/exercises/library.ts'
import { type ProgressFile, readProgress } from '../../store/progress-file.ts'
import { FileButton, JSON_FILES } from '../../ui/file-button.tsx'

interface Pupil {
  readonly key: string
  readonly file: ProgressFile
}

/** Several report files side by side. They are read here and kept nowhere. */
export function ClassView() {
  const t = useTranslations('exercises')
  const [pupils, setPupils] = useState<readonly Pupil[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const read = async (files: readonly File[]) => {
    const texts = await Promise.all(
      files.map(async (file) => [file.name, await file.text()] as const),
    )
    const found = texts.map(([name, text]) => ({ name, file: readProgress(text) }))
    setRefused(found.filter(({ file }) => !file).map(({ name }) => name))
    setPupils(
      found
        .flatMap(({ name, file }, index) => (file ? [{ key: `${index}:${name}`, file }] : []))
        .sort((a, b) => a.file.learner.localeCompare(b.file.learner)),
    )
  }
  return (
    <main className="ex-page" id="main" tabIndex={-1}>
      <header className="ex-page-head">
        <a href="#/exercises">{t('back')}</a>
        <h1>{t('classTitle')}</h1>
        <p>{t('classIntro')}</p>
        <FileButton
          label={t('classFiles')}
          accept={JSON_FILES}
          isMultiple
          onFiles={(files) => void read(files)}
        />
        {refused.map((name) => (
          <p key={name} className="ex-warning">
            {t('classRefused', { name })}
          </p>
        ))}
        <button type="button" className="btn" onClick={() => window.print()}>
          {t('print')}
        </button>
      </header>
      {pupils.length === 0 ? (
        <p className="ex-quiet">{t('classEmpty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className="ex-scroll" aria-label={t('classTitle')} tabIndex={0}>
          <table className="ex-table ex-class">
            <thead>
              <tr>
                <th scope="col">{t('learner')}</th>
                <th scope="col">{t('total')}</th>
                {AVAILABLE.map((id) => (
                  <th key={id} scope="col">
                    {id}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pupils.map(({ key, file }) => (
                <tr key={key}>
                  <th scope="row">{file.learner || t('unnamed')}</th>
                  <td className="mono">{totalOf(file)}</td>
                  {AVAILABLE.map((id) => (
                    <td key={id} className="mono">
                      {file.exercises[id]?.holes ?? (file.exercises[id]?.tries ? '·' : '')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  )
}

function totalOf(file: ProgressFile): number {
  return AVAILABLE.reduce((sum, id) => sum + (file.exercises[id]?.holes ?? 0), 0)
}
