import { Client } from 'pg'
import { openDatabase } from '../src/ground/database/open.ts'

let made: Promise<string> | undefined

/** The database of that name, which others are copied from: the first worker makes it, the others wait. Nobody stays connected to it. */
export function migratedTemplate(server: string, name: string): Promise<string> {
  made ??= make(server, name)
  return made
}

async function make(server: string, name: string): Promise<string> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    // It goes with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return name
    const draft = `${name}_draft`
    await client.query(`create database ${draft} template template0`)
    const url = new URL(server)
    url.pathname = `/${draft}`
    await (await openDatabase(url.href)).destroy()
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}
