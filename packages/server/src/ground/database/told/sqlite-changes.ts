import { DatabaseSync } from 'node:sqlite'
import type { Changes } from './changes.ts'

/**
 * Asks SQLite itself, on a connection that writes nothing: `data_version` is another number as soon as anybody else has
 * committed. It takes some 5 µs. A watch on the file would be a promise of the operating system's, and late.
 */
export function watchSqlite(path: string): Changes {
  const database = new DatabaseSync(path)
  database.exec('pragma busy_timeout = 0; pragma query_only = on')
  const version = database.prepare('pragma data_version')
  let seen = 0
  return {
    moment() {
      try {
        seen = Number(version.get()?.['data_version'] ?? seen)
      } catch {
        // Locked or away for a moment: the next one tells, and who asks now and then anyway does not wait for it.
      }
      return seen
    },
    async close() {
      if (database.isOpen) database.close()
    },
  }
}
