import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Address, Place } from './address.ts'

const AddressContext = createContext<Address | null>(null)

export function AddressProvider(props: {
  readonly address: Address
  readonly children: ReactNode
}) {
  return <AddressContext value={props.address}>{props.children}</AddressContext>
}

export function useAddress(): Address {
  const address = useContext(AddressContext)
  if (!address) throw new Error('useAddress needs an AddressProvider above it')
  return address
}

/** Where the person is: the page and the page's own keys. */
export function usePlace(): Place {
  const { subscribe, getPlace } = useAddress()
  return useSyncExternalStore(subscribe, getPlace)
}
