/** Opens the database that its argument names, as a shop does at its start: run by a test in several processes at once. */
import { pendingMigrations } from '../../src/ground/database/migrate.ts'
import { openDatabase } from '../../src/ground/database/open.ts'

const db = await openDatabase(process.argv[2] ?? '')
console.log(await pendingMigrations(db))
await db.destroy()
