import { AwsClient } from 'aws4fetch'
import { z } from 'zod'
import { letGo, readAnswer } from '../../ask.ts'
import { ProviderError } from '../../provider-error.ts'
import { defineMail } from '../mail-module.ts'
import { inAscii } from './in-ascii.ts'

const TIMEOUT_MS = 10_000
/** The mail itself is at fault. Whatever else SES answers 400 for (a paused account, a sender not verified) can be mended. */
const NEVER: readonly string[] = ['MessageRejected', 'BadRequestException']
/** SES rejects a sender or, in its own sandbox, a recipient that is not verified with the words of a bad mail. */
const UNVERIFIED = /not verified/i
const refusal = z.object({
  __type: z.string().optional(),
  message: z.string().optional(),
  Message: z.string().optional(),
})

/** Mail by Amazon SES, version 2, signed. It knows no key that makes two requests one. */
export const ses = defineMail({
  name: 'ses',
  settings: {
    url: {
      variable: 'MAIL_URL',
      is: 'address',
      about: 'where mails are sent through',
      unset: 'https://email.{SES_REGION}.amazonaws.com',
      sandbox: '/ses',
    },
    region: { variable: 'SES_REGION', is: 'text', about: 'the region of SES', unset: 'ap-south-1' },
    accessKeyId: {
      variable: 'SES_ACCESS_KEY_ID',
      is: 'secret',
      about: 'who sends there: a key that may ses:SendEmail and nothing else',
      sandbox: 'AKIDSANDBOX',
    },
    secretAccessKey: {
      variable: 'SES_SECRET_ACCESS_KEY',
      is: 'secret',
      about: 'and its secret',
      sandbox: 'sandbox-ses-secret',
    },
  },
  make: ({ url, region, accessKeyId, secretAccessKey }, { from, replyTo }) => {
    const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 'ses', retries: 0 })
    const part = (text: string) => ({ Data: text, Charset: 'UTF-8' })
    return {
      async send(mail) {
        const answer = await client
          .fetch(`${url}/v2/email/outbound-emails`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            redirect: 'error',
            signal: AbortSignal.timeout(TIMEOUT_MS),
            body: JSON.stringify({
              FromEmailAddress: inAscii(from),
              ...(replyTo !== null && { ReplyToAddresses: [inAscii(replyTo)] }),
              Destination: { ToAddresses: [mail.to] },
              Content: {
                Simple: {
                  Subject: part(mail.subject),
                  Body: { Text: part(mail.text), Html: part(mail.html) },
                  ...(mail.unsubscribe && {
                    Headers: [{ Name: 'List-Unsubscribe', Value: `<${mail.unsubscribe}>` }],
                  }),
                },
              },
            }),
          })
          .catch(() => null)
        if (!answer) throw new ProviderError('mail', null)
        if (answer.ok) return letGo(answer)
        throw await refused(answer)
      },
    }
  },
})

async function refused(answer: Response): Promise<ProviderError> {
  const said = await readAnswer(answer, refusal)
  const named = answer.headers.get('x-amzn-errortype') ?? said?.__type ?? ''
  // `MessageRejected:http://…` and `com.amazonaws…#MessageRejected` are both said.
  const code = named.split(':')[0]?.split('#').at(-1) ?? ''
  const isMendable = UNVERIFIED.test(said?.message ?? said?.Message ?? '')
  return new ProviderError('mail', answer.status, { code, isFinal: NEVER.includes(code) && !isMendable })
}
