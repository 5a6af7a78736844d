// Tells use-intl our keys: a key that is not in the base catalogue does not compile.
import type { messages } from './en.ts'
import type { Locale } from './locale.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
