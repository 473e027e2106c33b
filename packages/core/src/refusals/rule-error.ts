import type { Refusal, RefusalCode } from './refusal.ts'

/** A rule said no. `code` is for machines, `message` is the catalogue's sentence. */
export class RuleError extends Error {
  readonly code: RefusalCode
  /** Per field of the input: the sentence that says what is wrong with it. */
  readonly fields: Record<string, string> | undefined

  constructor(refusal: Refusal, fields?: Record<string, string>) {
    super(refusal.text)
    this.name = 'RuleError'
    this.code = refusal.code
    this.fields = fields
  }
}
