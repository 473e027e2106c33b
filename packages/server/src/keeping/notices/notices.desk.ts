import { createHash } from 'node:crypto'
import type { DeskNotice } from '@dawakit/core/contract'
import { mobileDigitsOf } from '@dawakit/core/customer'
import { linkElsewhere, noSuchCustomer, notFound, titleNeeded } from '@dawakit/core/refusals'
import { sql } from 'kysely'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { offsetOf, type Page, pageQuery } from '../../ground/contract/page-query.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { line, paragraphs } from '../../ground/http/text.ts'
import { isOwnPath } from '../../ground/values/own-path.ts'
import { sendNotification } from '../../people/notifications/send-notification.ts'
import { refuseField } from '../held/refuse-field.ts'

const tag = 'Notifications'
const roles = ['owner', 'support'] as const
const TITLE_MAX = 120
const TEXT_MAX = 500
/** More are not counted. */
const SEEN_MAX = 1000

const deskNotice = schemaOf<DeskNotice>()(
  z
    .object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      link: z.string(),
      customer: z.object({ id: z.string(), name: z.string() }).nullable(),
      by: z.string(),
      at: isoTime,
      seenBy: z.int().meta({ description: `At most ${SEEN_MAX}.` }),
    })
    .meta({ id: 'DeskNotice' }),
)

export const noticeDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/notices',
    summary: 'What somebody of the pharmacy said to everybody or to one customer, the newest first.',
    tag,
    roles,
    query: pageQuery,
    answer: z.array(deskNotice),
    handle: ({ db, query }) => listNotices(db, query),
  }),
  defineDeskCall({
    name: 'POST /desk/notices',
    summary: 'Says something to everybody, or to one customer. It leads to a page of this shop alone.',
    tag,
    roles,
    body: z.object({
      title: line(TITLE_MAX),
      text: paragraphs(TEXT_MAX),
      link: line(TEXT_MAX),
      customer: z.string().trim().max(TEXT_MAX),
      key: z.string().min(8).max(100),
    }),
    answer: deskNotice,
    async handle({ db, clock, staff, body: { title, text, link, customer, key } }) {
      if (title === '') throw refuseField(400, titleNeeded, 'title')
      if (link !== '' && !isOwnPath(link)) throw refuseField(400, linkElsewhere, 'link')
      const userId = customer === '' ? null : await customerOf(db, customer)
      // Pressed twice, or sent again by a browser that heard no answer, it is the same one.
      const id = createHash('sha256').update(`${staff.id} ${key}`).digest('hex').slice(0, 32)
      await inTransaction(db, async (trx) => {
        if (await readNotice(trx, id)) return
        const said = { id, title, description: text, link, userId, staffId: staff.id }
        await sendNotification(trx, said, clock())
        await audit(trx, staff, clock, {
          action: 'notice.send',
          subject: 'notice',
          subjectId: id,
          after: { title, link, customer: userId },
        })
      })
      const data = await readNotice(db, id)
      if (!data) throw new CallError(404, notFound)
      return { data }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/notices/takeBack',
    summary: 'Takes a notification back: it is in nobody’s list any more.',
    tag,
    roles,
    body: z.object({ id: idSchema }),
    answer: z.null(),
    async handle({ db, clock, staff, body: { id } }) {
      await inTransaction(db, async (trx) => {
        const gone = await readNotice(trx, id)
        if (!gone) throw new CallError(404, notFound)
        await trx.deleteFrom('notification_seen').where('notification_id', '=', id).execute()
        await trx.deleteFrom('notification').where('id', '=', id).execute()
        await audit(trx, staff, clock, {
          action: 'notice.takeBack',
          subject: 'notice',
          subjectId: id,
          before: { title: gone.title, customer: gone.customer?.id ?? null },
        })
      })
      return { data: null }
    },
  }),
]

const said = (db: Database) =>
  db
    .selectFrom('notification')
    .leftJoin('customer', 'customer.id', 'notification.user_id')
    .leftJoin('staff', 'staff.id', 'notification.staff_id')
    .where('notification.staff_id', 'is not', null)
    .select([
      'notification.id',
      'title',
      'description',
      'link',
      'user_id',
      'notification.created_at',
      'customer.username',
      'staff.name as staff_name',
    ])

type SaidRow = Awaited<ReturnType<ReturnType<typeof said>['execute']>>[number]

async function listNotices(db: Database, page: Page): Promise<{ data: DeskNotice[]; totalCount: number }> {
  const { count } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('staff_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const rows = await said(db)
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const data: DeskNotice[] = []
  for (const row of rows) data.push(await toNotice(db, row))
  return { data, totalCount: Number(count) }
}

async function readNotice(db: Database, id: string): Promise<DeskNotice | null> {
  const row = await said(db).where('notification.id', '=', id).executeTakeFirst()
  return row ? toNotice(db, row) : null
}

async function toNotice(db: Database, row: SaidRow): Promise<DeskNotice> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from notification_seen where notification_id = ${row.id} limit ${SEEN_MAX}
    ) as seen`.execute(db)
  return {
    id: row.id,
    title: row.title,
    text: row.description,
    link: row.link,
    customer: row.user_id === null ? null : { id: row.user_id, name: row.username ?? '' },
    by: row.staff_name ?? '',
    at: new Date(row.created_at).toISOString(),
    seenBy: Number(rows[0]?.count ?? 0),
  }
}

/** @throws {CallError} 400 */
async function customerOf(db: Database, text: string): Promise<string> {
  const mobile = mobileDigitsOf(text)
  const found = await db
    .selectFrom('customer')
    .select('id')
    .where((where) =>
      where.or([
        where('id', '=', text),
        where('email_key', '=', text.toLowerCase()),
        ...(mobile ? [where('mobile', '=', mobile)] : []),
      ]),
    )
    .executeTakeFirst()
  if (!found) throw refuseField(400, noSuchCustomer, 'customer')
  return found.id
}
