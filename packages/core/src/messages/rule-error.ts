import type { MessageCode } from './index.ts'

/** A rule said no. `code` is for machines, `message` is the catalogue's sentence. */
export class RuleError extends Error {
  readonly code: MessageCode
  /** Per field of the input: the sentence that says what is wrong with it. */
  readonly fields: Record<string, string> | undefined

  constructor(message: { code: MessageCode; text: string }, fields?: Record<string, string>) {
    super(message.text)
    this.name = 'RuleError'
    this.code = message.code
    this.fields = fields
  }
}
