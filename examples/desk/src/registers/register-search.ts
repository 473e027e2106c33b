import type { RegisterKind, RegisterSearch } from '@dawakit/core/contract'
import { dayOf } from '../layout/times.ts'

export const REGISTERS = ['prescriptions', 'h1'] as const satisfies readonly RegisterKind[]

/** By what entries may be looked for beside their days. */
export const FOUND_BY = ['words', 'product', 'batch', 'prescriber'] as const
export type FoundBy = (typeof FOUND_BY)[number]

/** This month until today. */
export function newSearch(register: RegisterKind): RegisterSearch {
  const today = dayOf(new Date())
  return { register, from: `${today.slice(0, 8)}01`, to: today }
}

/** Without what is empty. */
export function askedFor({ register, from, to, ...by }: RegisterSearch): RegisterSearch {
  const sought = Object.entries(by).filter(([, text]) => text?.trim())
  return { register, from, to, ...Object.fromEntries(sought) }
}
