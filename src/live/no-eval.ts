/**
 * Zod compiles its checks with `new Function` where it may. The page's Content-Security-Policy forbids that, and even
 * the try is reported; so this must be imported before anything that makes schemas.
 */
import { config } from 'zod'

config({ jitless: true })
