import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { afterCommit, inTransaction } from './in-transaction.ts'
import type { Database } from './schema/index.ts'

onEachDatabase('What is done after a transaction', (open) => {
  it('is done once, when it has committed', async () => {
    const db = await open()
    const done: string[] = []
    const say = () => done.push('said')
    await inTransaction(db, async (trx) => {
      afterCommit(trx, say)
      afterCommit(trx, say)
      expect(done).toEqual([])
    })
    expect(done).toEqual(['said'])
  })

  it('is not done where it was taken back', async () => {
    const db = await open()
    const done: string[] = []
    const failing = inTransaction(db, async (trx) => {
      afterCommit(trx, () => done.push('said'))
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(done).toEqual([])
  })

  it('does not have the transaction done again where it fails', async () => {
    const db = await open()
    let times = 0
    const failing = inTransaction(db, async (trx) => {
      times++
      afterCommit(trx, () => {
        // As a conflict of PostgreSQL's, which is tried again.
        throw Object.assign(new Error('late'), { code: '40001' })
      })
    })
    await expect(failing).rejects.toThrow('late')
    expect(times).toBe(1)
  })

  it('belongs into a transaction that is under way', async () => {
    const db = await open()
    let over: Database | undefined
    await inTransaction(db, async (trx) => {
      over = trx
    })
    for (const none of [db, over as Database]) {
      expect(() => afterCommit(none, () => {})).toThrow('This belongs into a transaction.')
    }
  })
})
