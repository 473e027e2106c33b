import type { Order } from '@dawakit/core/contract'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { SmsWish } from '../../ground/registered-messages/sms-kinds.ts'
import type { WhatsappWish } from '../../ground/registered-messages/whatsapp-kinds.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'

/**
 * Says by WhatsApp how an order goes: where that is set up and the message approved, to a number that its customer has
 * proven and who has not written STOP.
 *
 * @param fallback - The SMS that goes where WhatsApp cannot; null where the mail says it anyway.
 * @returns Whether it will be tried.
 */
export async function tellByWhatsapp(
  trx: Database,
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  order: Order,
  { wish, fallback, dedupeKey }: { wish: WhatsappWish; fallback: SmsWish | null; dedupeKey: string },
): Promise<boolean> {
  if (!config.whatsapp || !config.messages.whatsapp.templates[wish.template]) return false
  const customer = await trx
    .selectFrom('customer')
    .select('mobile')
    .where('id', '=', order.user._id)
    .where('mobile', 'is not', null)
    .where('mobile_verified_at', 'is not', null)
    .where('whatsapp_stopped_at', 'is', null)
    .executeTakeFirst()
  if (!customer) return false
  const message = { kind: 'whatsapp' as const, to: `+91${customer.mobile}`, fallback, ...wish }
  await enqueue(trx, message, { now: clock(), dedupeKey })
  return true
}
