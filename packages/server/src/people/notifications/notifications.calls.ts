import type { ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { isoTime } from '../../ground/contract/times.ts'
import type { Schema } from '../../ground/database/schema/index.ts'
import { type AnyCall, type Caller, defineCall, requireSelf } from '../../ground/http/define-call.ts'

const tag = 'Notifications'
/** Newest notifications that are listed. */
const LISTED = 100

/** To everybody, or to this customer; on a partner's page of the orders that were placed there. */
const isFor =
  ({ userId, partner }: Pick<Caller, 'userId' | 'partner'>) =>
  (where: ExpressionBuilder<Schema, 'notification'>) => {
    const isOwn = where('notification.user_id', '=', userId ?? '')
    const isPlacedThere = where(
      'notification.order_id',
      'in',
      where
        .selectFrom('orders')
        .select('orders.id')
        .where('orders.partner_key', '=', partner?.key ?? ''),
    )
    return where.or([
      where('notification.user_id', 'is', null),
      partner ? where.and([isOwn, isPlacedThere]) : isOwn,
    ])
  }

export const notificationCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/pushNotifications',
    summary:
      'Notifications to everybody, and with a session those to its customer too; newest first. `seenUsers` lists the asking customer alone.',
    tag,
    isForPartners: true,
    auth: 'none',
    answer: z.array(
      z
        .object({
          _id: z.string(),
          title: z.string(),
          description: z.string(),
          link: z.string(),
          createdAt: isoTime,
          seenUsers: z.array(z.string()),
        })
        .meta({ id: 'PushNotification' }),
    ),
    async handle({ caller, db }) {
      const { userId } = caller
      const rows = await db
        .selectFrom('notification')
        .leftJoin('notification_seen', (join) =>
          join
            .onRef('notification_seen.notification_id', '=', 'notification.id')
            .on('notification_seen.user_id', '=', userId ?? ''),
        )
        .select(['id', 'title', 'description', 'link', 'created_at', 'notification_seen.user_id as seen_by'])
        .where(isFor(caller))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LISTED)
        .execute()
      return {
        data: rows.map((row) => ({
          _id: row.id,
          title: row.title,
          description: row.description,
          link: row.link,
          createdAt: new Date(row.created_at).toISOString(),
          seenUsers: row.seen_by === null ? [] : [row.seen_by],
        })),
      }
    },
  }),
  defineCall({
    name: 'PUT /update/pushNotification',
    summary: 'Marks notifications as seen by the customer. Unknown ids are passed over.',
    tag,
    isForPartners: true,
    auth: 'user',
    body: z.object({ userId: idSchema, idsArray: z.array(idSchema).max(500) }),
    answer: z.null(),
    async handle({ caller, body, db, clock }) {
      requireSelf(caller, body.userId)
      if (body.idsArray.length === 0) return { data: null }
      const visible = await db
        .selectFrom('notification')
        .select('id')
        .where('id', 'in', body.idsArray)
        .where(isFor(caller))
        .execute()
      if (visible.length === 0) return { data: null }
      await db
        .insertInto('notification_seen')
        .values(visible.map(({ id }) => ({ notification_id: id, user_id: caller.userId, seen_at: clock() })))
        .onConflict((conflict) => conflict.columns(['notification_id', 'user_id']).doNothing())
        .execute()
      return { data: null }
    },
  }),
]
