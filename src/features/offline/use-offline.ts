import { useEffect, useState } from 'react'

/** `ready`: everything is kept and the network may go. `update`: a newer Wirelab waits; `accept` changes over. */
export type Offline =
  | { readonly state: 'none' }
  | { readonly state: 'ready' }
  | { readonly state: 'update'; readonly accept: () => void }

/** The page goes first: nothing is fetched for later while it still loads, ms. */
const PATIENCE_MS = 2000

/** Registers the service worker of the build, once the page has come to rest, and tells how far it is. */
export function useOffline(): Offline {
  const [offline, setOffline] = useState<Offline>({ state: 'none' })
  useEffect(() => {
    const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined
    if (!workers) return
    let isCurrent = true
    const tell = (registration: ServiceWorkerRegistration) => {
      const { waiting, active } = registration
      if (!isCurrent) return
      if (waiting && active) setOffline({ state: 'update', accept: () => changeOver(waiting) })
      else if (active) setOffline({ state: 'ready' })
    }
    const register = async () => {
      const registration = await workers.register('./sw.js')
      tell(registration)
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', () => tell(registration))
      })
      registration.installing?.addEventListener('statechange', () => tell(registration))
    }
    // Where workers are refused (plain HTTP, private windows) the page works as it did.
    const timer = setTimeout(() => void register().catch(() => undefined), PATIENCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [])
  return offline
}

/** The waiting worker takes over, and the page starts anew from it; the address keeps run and step. */
function changeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
