import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { MAIL_SERVICES } from '../../../ground/providers/mail/registry.ts'
import { SMS_SERVICES } from '../../../ground/providers/sms/registry.ts'
import { type Messages, parseMessages } from '../../../ground/registered-messages/messages-file.ts'
import { type ServiceChoice, serviceSettings } from '../service-settings.ts'
import { type Given, inLive, optional, setting } from '../setting.ts'
import { line, oneOf, sender, webAddress } from '../types.ts'

export const SMS_CHOICE: ServiceChoice = { variable: 'SMS_BY', modules: SMS_SERVICES }
export const MAIL_CHOICE: ServiceChoice = { variable: 'MAIL_BY', modules: MAIL_SERVICES }

/** What would have to stand in quotes before an address. */
const NO_NAME = /[<>"\\,;:@()[\]]/g

/** A file that `docs/messages.md` describes; all its faults are told at once. */
const messagesFile = z.string().transform((path, context): Messages => {
  const fault = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return fault('names a file that cannot be read.')
  }
  const read = parseMessages(text)
  return 'problems' in read ? fault(['names a file in which', ...read.problems].join('\n  ')) : read.messages
})

const WHATSAPP_NEEDED = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
]
const withWhatsapp = ({ isSet }: Given): string | null =>
  WHATSAPP_NEEDED.some(isSet) ? 'where WhatsApp is: all four or none.' : null

/** Who carries messages, and what of them is registered. */
export const MESSAGES = {
  SMS_BY: setting({
    about: 'who carries SMS',
    type: oneOf(SMS_SERVICES.map(({ name }) => name)),
    unset: () => SMS_SERVICES[0].name,
  }),
  MAIL_BY: setting({
    about: 'who carries mails',
    type: oneOf(MAIL_SERVICES.map(({ name }) => name)),
    unset: () => MAIL_SERVICES[0].name,
  }),
  MAIL_FROM: setting({
    about: 'the sender of mails',
    type: sender,
    unset: ({ text }) => `${text('STORE_NAME').replace(NO_NAME, ' ')} <${text('STORE_EMAIL')}>`,
    needed: inLive('to the sender of mails: Pharmacy <care@pharmacy.example>.'),
  }),
  MAIL_REPLY_TO: optional({ about: 'where answers to mails go, if not to their sender', type: sender }),
  MESSAGES_FILE: optional({
    about: 'a file of what is registered of SMS and WhatsApp messages',
    type: messagesFile,
  }),
  WHATSAPP_URL: setting({
    about: 'Meta’s Graph API',
    type: webAddress,
    unset: 'https://graph.facebook.com/v23.0',
  }),
  WHATSAPP_PHONE_NUMBER_ID: optional({
    about: 'the number that order messages come from, as Meta calls it; none: no WhatsApp',
    type: line,
    needed: withWhatsapp,
  }),
  WHATSAPP_TOKEN: optional({ about: 'its token', type: line, isSecret: true, needed: withWhatsapp }),
  WHATSAPP_APP_SECRET: optional({
    about: 'the secret of the app, which signs reports',
    type: line,
    isSecret: true,
    needed: withWhatsapp,
  }),
  WHATSAPP_VERIFY_TOKEN: optional({
    about: 'what Meta says when it asks whether the webhook is yours',
    type: line,
    isSecret: true,
    needed: withWhatsapp,
  }),
} as const

/** What each service asks for. */
export const SERVICE_SETTINGS = { ...serviceSettings(SMS_CHOICE), ...serviceSettings(MAIL_CHOICE) }
