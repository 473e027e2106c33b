import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'

export interface NewNotification {
  title: string
  description: string
  /** A path of the store, or empty. */
  link: string
  /** Null: to everybody. */
  userId: string | null
  /** The order that it is about. */
  orderId?: string
  /** Who says it: an account of the staff, '' the command line. Without: the shop by itself. */
  staffId?: string
  /** @default a new one */
  id?: string
}

/** Puts a notification into the list of one customer or of everybody. */
export async function sendNotification(
  trx: Database,
  { title, description, link, userId, orderId, staffId, id = newId() }: NewNotification,
  now: number,
): Promise<void> {
  await trx
    .insertInto('notification')
    .values({
      id,
      title,
      description,
      link,
      user_id: userId,
      created_at: now,
      order_id: orderId ?? null,
      staff_id: staffId ?? null,
    })
    .execute()
}
