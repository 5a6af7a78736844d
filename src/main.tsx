/** Composition root: the browser's things meet the laboratory here and nowhere else. */
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { connectAddress } from './app/address.ts'
import { AddressProvider } from './app/address-context.tsx'
import { App } from './app/app.tsx'
import { LocaleProvider, loadCatalogue } from './app/locale-provider.tsx'
import { fetchStart } from './app/start-route.tsx'
import './app/styles.css'
import { preferredLocale } from './i18n/locale.ts'
import { simulate } from './simulation/simulate.ts'
import { createLab, STORAGE_KEY } from './store/create-lab.ts'
import { LabProvider } from './store/lab-context.tsx'
import { selectLocale } from './store/lab-state.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** Runs the default scenario, reads the address, and draws the page in the person's language. */
async function start(into: HTMLElement): Promise<void> {
  const storage = browserStorage()
  const isFirstVisit = isEmpty(storage)
  // Fetched while the run is made; another language than the browser's is asked for below.
  loadCatalogue(preferredLocale(navigator.languages)).catch(() => undefined)
  await nextTask()
  const lab = createLab({
    simulate,
    loadLive: () => import('./live/record-live.ts'),
    storage,
    defaults: {
      locale: preferredLocale(navigator.languages),
      theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      letterKeys: true,
      pauseAtErrors: true,
      speed: 1,
      sheetTab: 'fields',
    },
  })
  const address = connectAddress(lab, window, { isFirstVisit })
  if (address.getPlace().page === 'start') fetchStart()
  const catalogue = await loadCatalogue(selectLocale(lab.store.getState()))
  // Drawn in slices: a slow machine still answers in between.
  startTransition(() =>
    createRoot(into).render(
      <LabProvider lab={lab}>
        <LocaleProvider initial={catalogue}>
          <AddressProvider address={address}>
            <App />
          </AddressProvider>
        </LocaleProvider>
      </LabProvider>,
    ),
  )
}

/** Lets the browser paint and answer between two pieces of work. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

start(root).catch((error: unknown) => {
  // Before there is a page there is no catalogue either: both languages, as in index.html.
  root.textContent = `Wirelab 没能启动，请重新载入。Wirelab could not start; reload the page. (${error})`
  throw error
})

/** Reading `localStorage` alone can throw, where storage is blocked. */
function browserStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** Nobody has been here with this browser, as far as it tells. */
function isEmpty(storage: Storage | null): boolean {
  try {
    return !storage?.getItem(STORAGE_KEY)
  } catch {
    return true
  }
}
