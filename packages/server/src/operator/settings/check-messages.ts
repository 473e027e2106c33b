import type { Problem } from '../../ground/context/settings-error.ts'
import { MAIL_SERVICES } from '../../ground/providers/mail/registry.ts'
import { SMS_SERVICES } from '../../ground/providers/sms/registry.ts'
import { NO_MESSAGES } from '../../ground/registered-messages/messages-file.ts'
import { SMS_KINDS, type SmsKind } from '../../ground/registered-messages/sms-kinds.ts'
import { smsTemplate } from '../../ground/registered-messages/sms-template.ts'
import { placesOf, REGISTERED_VALUE_MAX, variablesOf } from '../../ground/registered-messages/template.ts'
import { MAIL_CHOICE, MESSAGES } from './rows/messages.ts'
import { chosenService } from './service-settings.ts'
import type { Given } from './setting.ts'

/** Whether whatever the shop says is registered as its service needs it: an operator would drop it without a word. */
export function* checkMessages({ text }: Given): Iterable<Problem> {
  const { by, settings } = chosenService(MAIL_CHOICE, text)
  const wrong = MAIL_SERVICES.find(({ name }) => name === by)?.check?.(settings)
  if (wrong) yield wrong
  const path = text('MESSAGES_FILE')
  const messages = path === '' ? NO_MESSAGES : MESSAGES.MESSAGES_FILE.type.safeParse(path).data
  // What is wrong in the file itself has been said.
  if (!messages) return
  const say = (message: string): Problem => ({ variable: 'MESSAGES_FILE', message })
  const sms = text('SMS_BY')
  const needs = SMS_SERVICES.find(({ name }) => name === sms)?.needs ?? []
  if (needs.length > 0 && messages.dlt === null) {
    yield say(`must say "dlt" for ${sms}: its "entityId" and "header", as your DLT portal gave them.`)
  }
  for (const kind of Object.keys(SMS_KINDS) as SmsKind[]) {
    const row = messages.sms[kind]
    const missing = needs.filter((need) => row?.[need] === undefined)
    if (missing.length > 0) {
      yield say(`must say "sms.${kind}" for ${sms}: its ${missing.map((need) => `"${need}"`).join(' and ')}.`)
    }
    if (row?.templateId === undefined) continue
    const template = smsTemplate(messages, kind)
    const room = placesOf(template, 'store') * REGISTERED_VALUE_MAX
    if (variablesOf(template).includes('store') && [...text('STORE_NAME')].length > room) {
      yield say(
        `has ${room} characters for STORE_NAME in "sms.${kind}", which is longer: write the name into the registered text instead.`,
      )
    }
  }
}
