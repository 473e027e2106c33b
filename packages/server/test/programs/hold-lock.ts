/** Holds the write lock of a SQLite file, from the line that it writes until its input ends. */
import { DatabaseSync } from 'node:sqlite'

const database = new DatabaseSync(process.argv[2] ?? '')
database.exec('begin immediate')
process.stdout.write('held\n')
process.stdin.resume()
process.stdin.once('end', () => {
  database.exec('commit')
  database.close()
})
