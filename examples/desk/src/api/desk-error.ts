/** What a call of the desk was refused with, or that there was no answer. */
export class DeskError extends Error {
  override readonly name = 'DeskError'
  /** A refusal's code, or `no-answer`. */
  readonly code: string
  /** Of HTTP; 0 without an answer. React-admin reads it. */
  readonly status: number
  /** By field of the request: the sentence that says what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>
  /** On a conflict: how it stands now. */
  readonly data: unknown
  /** By which who runs the shop finds it in the log; null where it is no fault. */
  readonly requestId: string | null

  constructor(
    code: string,
    sentence: string,
    {
      status = 0,
      fields = {},
      data,
      requestId = null,
    }: { status?: number; fields?: Record<string, string>; data?: unknown; requestId?: string | null } = {},
  ) {
    super(sentence)
    this.code = code
    this.status = status
    this.fields = fields
    this.data = data
    this.requestId = requestId
  }
}
