import { expect } from 'playwright/test'
import { addresses } from './addresses.ts'

interface Message {
  to: string
  kind: 'sms' | 'mail'
  otp: string | null
  links: string[]
  subject?: string
  text?: string
}

/** The newest message to someone, as soon as it is there. */
async function newestTo(
  to: string,
  kind: Message['kind'],
  isWanted: (message: Message) => boolean,
  { timeout = 20_000, inbox = addresses.sandbox }: { timeout?: number; inbox?: string } = {},
): Promise<Message> {
  let found: Message | undefined
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${inbox}/inbox.json?to=${encodeURIComponent(to)}&kind=${kind}`)
        const body = (await answer.json()) as Message[] | { messages: Message[] }
        const messages = Array.isArray(body) ? body : body.messages
        found = messages.find(isWanted)
        return found !== undefined
      },
      { timeout, message: `a ${kind} to ${to}` },
    )
    .toBe(true)
  return found as Message
}

/**
 * The code that the store sent to a mobile number, read from the sandbox's inbox.
 *
 * @param inbox - Of another sandbox than that of the journeys.
 */
export async function otpSentTo(mobile: string, inbox?: string): Promise<string> {
  const message = await newestTo(`+91${mobile}`, 'sms', (sms) => Boolean(sms.otp), {
    ...(inbox && { inbox }),
  })
  return message.otp as string
}

/** The link of a mail, by what its address contains. */
export async function linkMailedTo(email: string, part: string): Promise<string> {
  const message = await newestTo(email, 'mail', (mail) => mail.links.some((link) => link.includes(part)))
  return message.links.find((link) => link.includes(part)) as string
}

/** Milliseconds for a mail that the store sends by itself: it looks once a minute. */
const BY_ITSELF_MS = 80_000

/** The mail to someone with this subject, as soon as it is there. */
export const mailTo = (email: string, subject: string): Promise<Message> =>
  newestTo(email, 'mail', (mail) => mail.subject === subject, { timeout: BY_ITSELF_MS })
