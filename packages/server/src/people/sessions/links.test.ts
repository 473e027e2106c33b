import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { LINK_LIFE_MS, makeLink, readLink, useLink } from './links.ts'

/** Another uses up every link between the look at it and what is done next. */
const usedMeanwhile = (db: Database): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    if (result.rows.length > 0) await db.updateTable('link').set({ used_at: 1 }).execute()
    return result
  },
})

onEachDatabase('The link of a mail', (open) => {
  async function linked() {
    const { db, ...shop } = await openTestShop(await open())
    const { userId } = await buyer({ db, ...shop })
    const token = await makeLink(db, 'verify-email', userId, 0)
    const use = (now = 0) => inTransaction(db, (trx) => useLink(trx, 'verify-email', token, now))
    return { db, userId, token, use }
  }

  it('is good for what it was mailed for alone', async () => {
    const { db, userId, token } = await linked()
    expect(await readLink(db, 'reset-password', token, 0)).toBeNull()
    expect(await readLink(db, 'verify-email', token, 0)).toBe(userId)
  })

  it('is used once, also by two at once', async () => {
    const { db, token, userId, use } = await linked()
    const used = await Promise.all(Array.from({ length: 6 }, () => use()))
    expect(used.filter((one) => one !== null)).toEqual([userId])
    expect(await readLink(db, 'verify-email', token, 0)).toBeNull()
  })

  it('is not used by who has looked at it while another used it', async () => {
    const { db, token } = await linked()
    const used = await inTransaction(db, (trx) =>
      useLink(trx.withPlugin(usedMeanwhile(trx)), 'verify-email', token, 0),
    )
    expect(used).toBeNull()
  })

  it('is good until its last moment, and while it is the newest', async () => {
    const { db, userId, token, use } = await linked()
    expect(await use(LINK_LIFE_MS)).toBeNull()
    await makeLink(db, 'verify-email', userId, 0)
    expect(await readLink(db, 'verify-email', token, 0)).toBeNull()
  })
})
