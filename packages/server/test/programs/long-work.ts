/** Writes to a SQLite file in many transactions one after the other, as an import does; says when it begins and ends. */

import { inTransaction } from '../../src/ground/database/in-transaction.ts'
import { createGiveWay } from '../../src/ground/database/lanes/give-way.ts'
import { openDatabase } from '../../src/ground/database/open.ts'

const PARTS = 12
const PART_MS = 200

const db = await openDatabase(process.argv[2] ?? '')
const giveWay = createGiveWay()
for (let part = 0; part < PARTS; part++) {
  await inTransaction(db, async (trx) => {
    const until = performance.now() + PART_MS
    const row = { key: 'long-work', value: String(part) }
    await trx.replaceInto('meta').values(row).execute()
    if (part === 0) process.stdout.write('begins\n')
    while (performance.now() < until);
  })
  await giveWay()
}
process.stdout.write('ends\n')
await db.destroy()
