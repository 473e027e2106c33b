import { gstStateOf, isGstin } from '@dawakit/core/tax'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { dosageForms } from '../../catalogue/products/products.schemas.ts'
import type { TrustedProxies } from '../../ground/context/config.ts'
import { originList } from '../../ground/http/origins.ts'

export const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** Whether an address is this machine's own. */
export const isLocal = (address: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(address)?.hostname ?? '')

/** Characters of a secret that somebody sets. */
export const SECRET_MIN = 32

export const line = z.string()

export const secret = z.string().min(SECRET_MIN, `must have at least ${SECRET_MIN} characters.`)

/** Secrets with a blank between them. */
export const secrets = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .refine(
    (list) => list.every((one) => one.length >= SECRET_MIN),
    `must have at least ${SECRET_MIN} characters, without a blank in them.`,
  )

/** An address of the web, without a slash at its end. */
export const webAddress = z
  .string()
  .refine(isWebAddress, 'must be an address that starts with https:// or http://.')
  .transform((text) => text.replace(/\/+$/, ''))

/** The same without a path; or nothing. */
export const webOrigin = webAddress
  .or(z.literal(''))
  .refine(
    (text) => text === '' || URL.parse(text)?.origin === text.toLowerCase(),
    'must be an origin, an address without a path: https://desk.pharmacy.example.',
  )

export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .transform(Number)
    .refine(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      most === Number.MAX_SAFE_INTEGER
        ? `must be a whole number from ${least}.`
        : `must be a whole number from ${least} to ${most}.`,
    )

export const amount = z
  .string()
  .transform(Number)
  .refine((value) => Number.isFinite(value) && value >= 0, 'must be a number from 0.')

/** Of a time that somebody waits. */
export const seconds = amount.refine((value) => value <= 3600, 'must be a number up to 3600.')

/** A part of all, from 0 to 1. */
export const share = z
  .string()
  .transform(Number)
  .refine((value) => value >= 0 && value <= 1, 'must be a number from 0 to 1.')

export const oneOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.enum(choices, `takes ${listOf(choices)}.`)

/** Names with commas between, each one of those that there are. */
export const someOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim() as Choice))
    .refine((names) => names.every((name) => choices.includes(name)), `takes ${choices.join(', ')}.`)

const MOST_DAYS = 3650

/** Days by dosage form, with commas between: `drops:60,syrup:30`. */
export const daysOfForms = z.string().transform((text, context): Record<string, number> => {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [form = '', days = '', ...more] = pair.split(':').map((part) => part.trim().toLowerCase())
      const isRead =
        more.length === 0 &&
        dosageForms.some((known) => known === form) &&
        /^\d{1,4}$/.test(days) &&
        Number(days) <= MOST_DAYS
      return isRead ? ([form, Number(days)] as const) : null
    })
  const read = pairs.filter((pair) => pair !== null)
  if (read.length === pairs.length) return Object.fromEntries(read)
  context.addIssue({
    code: 'custom',
    message: `takes dosage forms and their days, with commas between: drops:60,syrup:30. The forms are ${dosageForms.join(', ')}; days go up to ${MOST_DAYS}.`,
  })
  return z.NEVER
})

/** Origins with commas between: `https://a.example,https://b.example:8443`. */
export const origins = z
  .string()
  .transform(originList)
  .refine(
    (list) => list.every((origin) => URL.parse(origin)?.origin === origin.toLowerCase()),
    'takes origins with commas between: https://a.example,https://b.example.',
  )

/** A number of hops, or networks and single addresses with a comma between. */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (/^\d$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (networks.every(ipaddr.isValidCIDR)) return networks
  context.addIssue({
    code: 'custom',
    message: 'takes a number of proxies up to 9, or their networks as 10.0.0.0/8,2400:cb00::/32.',
  })
  return z.NEVER
})

/** PostgreSQL by its address, or the file of an embedded database. */
export const database = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) || !/^[a-z][a-z0-9+.-]*:/i.test(text) || isWindowsPath(text),
    'takes postgres://… or the path of a SQLite file.',
  )

export const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'takes postgres://….')

const isWindowsPath = (text: string) => /^[a-z]:[\\/]/i.test(text)

export const gstin = z
  .string()
  .refine(isGstin, 'must be a GSTIN: 15 characters, the state of which there is, with the right check digit.')

export const stateName = z.string().transform((text, context): string => {
  const state = gstStateOf(text)
  if (state) return state.name
  context.addIssue({ code: 'custom', message: 'must be a state or union territory of India.' })
  return z.NEVER
})

export const email = z
  .string()
  .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, 'must be an e-mail address: care@pharmacy.example.')

/** An address with or without a name before it. */
export const sender = z
  .string()
  .regex(
    /^([^<>"\r\n]+ <[^\s@<>"]+@[^\s@<>"]+>|[^\s@<>"]+@[^\s@<>"]+)$/,
    'must be a sender: Pharmacy <care@pharmacy.example>.',
  )

export const telephone = z
  .string()
  .regex(/^\+?[\d ()-]{8,20}$/, 'must be a telephone number: +91 44 2345 6789.')

function listOf(choices: readonly string[]): string {
  return choices.length < 2 ? choices.join() : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
}
