/** A call that Razorpay refuses, answered as `{error: {code, description, …}}`. */
export class RazorpayError extends Error {
  readonly status: 400 | 401 | 404
  readonly field: string | undefined
  readonly reason: string
  readonly step: string

  constructor(
    description: string,
    {
      status = 400,
      field,
      reason = 'input_validation_failed',
      step = 'payment_initiation',
    }: { status?: 400 | 401 | 404; field?: string; reason?: string; step?: string } = {},
  ) {
    super(description)
    this.status = status
    this.field = field
    this.reason = reason
    this.step = step
  }

  body() {
    const { message: description, field, reason, step } = this
    if (this.status === 401) return { error: { code: 'BAD_REQUEST_ERROR', description } }
    return {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step,
        reason,
        metadata: {},
        ...(field ? { field } : {}),
      },
    }
  }
}
