/** Composition root: the browser's things meet the laboratory here and nowhere else. */
import { createRoot } from 'react-dom/client'
import { connectAddress } from './app/address.ts'
import { AddressProvider } from './app/address-context.tsx'
import { App } from './app/app.tsx'
import { LocaleProvider, loadCatalogue } from './app/locale-provider.tsx'
import './app/styles.css'
import { preferredLocale } from './i18n/locale.ts'
import { simulate } from './simulation/simulate.ts'
import { createLab } from './store/create-lab.ts'
import { LabProvider } from './store/lab-context.tsx'
import { selectLocale } from './store/lab-state.ts'

const lab = createLab({
  simulate,
  storage: browserStorage(),
  defaults: {
    locale: preferredLocale(navigator.languages),
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    letterKeys: true,
    pauseAtErrors: true,
    speed: 1,
    sheetTab: 'fields',
  },
})

const address = connectAddress(lab, window)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const catalogue = await loadCatalogue(selectLocale(lab.store.getState()))
createRoot(root).render(
  <LabProvider lab={lab}>
    <LocaleProvider initial={catalogue}>
      <AddressProvider address={address}>
        <App />
      </AddressProvider>
    </LocaleProvider>
  </LabProvider>,
)

/** Reading `localStorage` alone can throw, where storage is blocked. */
function browserStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
