import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'

/** What nodemailer says of a failure, beside a sentence that repeats the recipient. */
const failure = z.object({
  code: z.string().optional(),
  /** What the server was asked when it refused. */
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
})

/** `550 5.1.1 …` */
const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/
/** Of policy and security: a sender who is not let in, a relay that wants a password. That can be mended. */
const POLICY = /^5\.7\./

/**
 * For good is what the server says with 5xx of the recipient or the mail itself. A sender or password that it refuses, 4xx, and
 * a connection that broke are tried again.
 */
export function smtpFailure(error: unknown): ProviderError {
  const { code, command = '', responseCode, response = '' } = failure.safeParse(error).data ?? {}
  const enhanced = response.match(ENHANCED)?.[1]
  const isOfMail = command === 'RCPT TO' || command === 'DATA'
  return new ProviderError('mail', responseCode ?? null, {
    code: enhanced ?? code,
    isFinal: (responseCode ?? 0) >= 500 && isOfMail && !POLICY.test(enhanced ?? ''),
  })
}
