import { LIMIT_SETTINGS } from './rows/limits.ts'
import { MESSAGES, SERVICE_SETTINGS } from './rows/messages.ts'
import { GATEWAY_SETTINGS, PAYMENTS } from './rows/payments.ts'
import { PHARMACY } from './rows/pharmacy.ts'
import { PROGRAM } from './rows/program.ts'
import { SERVICES } from './rows/services.ts'
import { STORE } from './rows/store.ts'
import { WATCHING } from './rows/watching.ts'
import type { Setting, Settings } from './setting.ts'

const NAMED = {
  ...PROGRAM,
  ...WATCHING,
  ...STORE,
  ...PHARMACY,
  ...SERVICES,
  ...MESSAGES,
  ...PAYMENTS,
} as const

/** Every variable of the environment that a shop reads, in the order in which `shop config` prints them. */
export const SETTINGS: Settings = {
  ...NAMED,
  ...SERVICE_SETTINGS,
  ...GATEWAY_SETTINGS,
  ...LIMIT_SETTINGS,
}

/** What they say: those with a name of their own by their type, gateways' and limits' as `more`. */
export type Values = {
  readonly [Name in keyof typeof NAMED]: (typeof NAMED)[Name] extends Setting<infer Value> ? Value : never
}
