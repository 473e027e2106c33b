import { randomUUID } from 'node:crypto'
import { firstOneTimeCode, linksOf } from './message-reading.ts'

/** The inbox forgets its oldest message beyond this many. */
export const INBOX_LIMIT = 500

const REPEAT_WITHIN_MS = 10 * 60 * 1000

export interface InboxMessage {
  id: string
  kind: 'sms' | 'mail' | 'whatsapp'
  from: string
  to: string
  /** Empty for an SMS. */
  subject: string
  text: string
  /** Empty for an SMS and for a mail without HTML. */
  html: string
  /** Of a mail: `Reply-To` and what else it was given. */
  headers?: Record<string, string>
  /** ISO 8601 UTC. */
  receivedAt: string
  /** The one-time code in the text, if there is one. */
  otp: string | null
  links: string[]
  /** The id of the earlier message with the same recipient and content, if one came within ten minutes. */
  repeatOf: string | null
}

export type NewMessage = Pick<InboxMessage, 'kind' | 'from' | 'to' | 'subject' | 'text' | 'html' | 'headers'>

export interface InboxFilter {
  /** A whole or partial mail address, or the last digits of a phone number. */
  to?: string
  kind?: string
}

export interface Inbox {
  receive(message: NewMessage): InboxMessage
  find(id: string): InboxMessage | undefined
  /** Newest first. */
  list(filter?: InboxFilter): InboxMessage[]
  clear(): void
}

/** Keeps the messages of one sandbox in memory. */
export function createInbox(now: () => Date): Inbox {
  let messages: InboxMessage[] = []
  return {
    receive(message) {
      const receivedAt = now()
      const repeated = messages.find(
        (earlier) =>
          earlier.kind === message.kind &&
          earlier.to === message.to &&
          earlier.subject === message.subject &&
          earlier.text === message.text &&
          earlier.html === message.html &&
          receivedAt.getTime() - Date.parse(earlier.receivedAt) <= REPEAT_WITHIN_MS,
      )
      const received: InboxMessage = {
        ...message,
        id: randomUUID(),
        receivedAt: receivedAt.toISOString(),
        otp: firstOneTimeCode(`${message.subject}\n${message.text}`),
        links: linksOf(message.text, message.html),
        repeatOf: repeated?.id ?? null,
      }
      messages = [received, ...messages].slice(0, INBOX_LIMIT)
      return received
    },
    find: (id) => messages.find((message) => message.id === id),
    list: ({ to, kind } = {}) =>
      messages.filter((message) => (!kind || message.kind === kind) && (!to || isRecipient(message.to, to))),
    clear() {
      messages = []
    },
  }
}

function isRecipient(recipient: string, wanted: string): boolean {
  const wantedDigits = wanted.replace(/[\s+()-]/g, '')
  if (/^\d+$/.test(wantedDigits)) return recipient.replace(/\D/g, '').endsWith(wantedDigits)
  return recipient.toLowerCase().includes(wanted.trim().toLowerCase())
}
