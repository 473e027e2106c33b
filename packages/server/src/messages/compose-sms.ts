import type { Sms } from '../context/providers.ts'
import type { Messages } from './messages-file.ts'
import { SMS_KINDS, type SmsKind } from './sms-kinds.ts'
import { fillTemplate, REGISTERED_VALUE_MAX, type Template } from './template.ts'

/** The words of a kind: those that are registered, else the shop's own. */
export function smsTemplate({ sms }: Messages, kind: SmsKind): Template {
  const { text, variables } = sms[kind] ?? {}
  return text === undefined
    ? { text: SMS_KINDS[kind].text, variables: [] }
    : { text, variables: variables ?? [] }
}

/** An SMS as it leaves. Where its words are registered, each value is as short as the operators want it. */
export function composeSms(
  messages: Messages,
  to: string,
  kind: SmsKind,
  values: Readonly<Record<string, string>>,
): Sms {
  const row = messages.sms[kind]
  const most = row?.templateId === undefined ? undefined : REGISTERED_VALUE_MAX
  const filled = fillTemplate(smsTemplate(messages, kind), values, most)
  return {
    to,
    text: filled.text,
    kind,
    values: filled.values,
    registered: {
      entityId: messages.dlt?.entityId ?? null,
      header: row?.header ?? messages.dlt?.header ?? null,
      templateId: row?.templateId ?? null,
      msg91TemplateId: row?.msg91TemplateId ?? null,
    },
  }
}
