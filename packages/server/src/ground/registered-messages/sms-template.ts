import type { Messages } from './messages-file.ts'
import { SMS_KINDS, type SmsKind } from './sms-kinds.ts'
import type { Template } from './template.ts'

/** The words of a kind: those that are registered, else the shop's own. */
export function smsTemplate({ sms }: Messages, kind: SmsKind): Template {
  const { text, variables } = sms[kind] ?? {}
  return text === undefined
    ? { text: SMS_KINDS[kind].text, variables: [] }
    : { text, variables: variables ?? [] }
}
