import type { Sms } from '../../ground/context/providers.ts'
import type { Messages } from '../../ground/registered-messages/messages-file.ts'
import type { SmsKind } from '../../ground/registered-messages/sms-kinds.ts'
import { smsTemplate } from '../../ground/registered-messages/sms-template.ts'
import { fillTemplate, REGISTERED_VALUE_MAX } from '../../ground/registered-messages/template.ts'

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
