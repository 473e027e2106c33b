import type { Refusal, RefusalCode } from './refusal.ts'

/** A rule said no. `code` is for machines, `message` is the catalogue's English sentence. */
export class RuleError extends Error {
  readonly code: RefusalCode

  constructor(refusal: Refusal) {
    super(refusal.text)
    this.name = 'RuleError'
    this.code = refusal.code
  }
}
