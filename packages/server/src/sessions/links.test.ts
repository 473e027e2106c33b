import { expect, it } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { buyer } from '../../test/ordering.ts'
import { openTestShop } from '../../test/test-shop.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { LINK_LIFE_MS, makeLink, readLink, useLink } from './links.ts'

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

  it('is good until its last moment, and while it is the newest', async () => {
    const { db, userId, token, use } = await linked()
    expect(await use(LINK_LIFE_MS)).toBeNull()
    await makeLink(db, 'verify-email', userId, 0)
    expect(await readLink(db, 'verify-email', token, 0)).toBeNull()
  })
})
