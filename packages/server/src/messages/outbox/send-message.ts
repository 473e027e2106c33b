import type { Selectable } from 'kysely'
import type { Mail, Sms } from '../../ground/context/providers.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { OutboxTable } from '../../ground/database/schema/orders.ts'
import { ProviderError } from '../../ground/providers/provider-error.ts'
import { isSmsKind } from '../../ground/registered-messages/sms-kinds.ts'
import { composeSms } from './compose-sms.ts'

type Row = Pick<Selectable<OutboxTable>, 'id' | 'kind' | 'recipient' | 'payload'>

/**
 * Hands a message to the service that the configuration names.
 *
 * @returns What the service calls it, where it reports on what became of it.
 * @throws {ProviderError} when it was not taken
 */
export async function sendMessage(
  { providers, config }: Pick<ServerContext, 'providers' | 'config'>,
  row: Row,
): Promise<string | null> {
  const payload = JSON.parse(row.payload)
  switch (row.kind) {
    case 'sms': {
      await providers.sms.send(smsOf(config.messages, row.recipient, payload), row.id)
      return null
    }
    case 'whatsapp': {
      if (!providers.whatsapp) throw new ProviderError('whatsapp', null, { code: 'not-set', isFinal: true })
      return providers.whatsapp.send({ to: row.recipient, kind: payload.template, values: payload.values })
    }
    case 'mail': {
      const { subject, text, html, unsubscribe } = payload as Mail
      const mail = {
        to: row.recipient,
        subject,
        text,
        html,
        ...(unsubscribe !== undefined && { unsubscribe }),
      }
      await providers.mail.send(mail, row.id)
      return null
    }
  }
}

function smsOf(
  messages: ServerContext['config']['messages'],
  to: string,
  payload: { template?: unknown; values?: Record<string, string>; text?: string },
): Sms {
  if (isSmsKind(payload.template)) return composeSms(messages, to, payload.template, payload.values ?? {})
  // Written by a release that put the words together at once.
  const registered = { entityId: null, header: null, templateId: null, msg91TemplateId: null }
  return { to, text: payload.text ?? '', kind: '', values: [], registered }
}
