import { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'

/**
 * A PostgreSQL in memory behind the pool interface of Kysely's own PostgreSQL dialect, with one connection:
 * who connects waits until the one before has released. (Kysely's PGlite dialect lets two transactions
 * share the connection, and so each other's fate.)
 */
export async function openPgLitePool(): Promise<PostgresPool> {
  const database = await PGlite.create({ parsers: { 20: Number } })
  let turn: Promise<void> = Promise.resolve()
  const connect = async (): Promise<PostgresPoolClient> => {
    const before = turn
    let release = () => {}
    turn = new Promise((resolve) => {
      release = resolve
    })
    await before
    const query = async (sql: string, parameters: readonly unknown[]) => {
      const result = await database.query(sql, [...parameters])
      return {
        command: sql.trim().split(/\s/)[0]?.toUpperCase() as 'SELECT',
        rowCount: result.affectedRows ?? result.rows.length,
        rows: result.rows,
      }
    }
    return { query: query as PostgresPoolClient['query'], release }
  }
  return { connect, end: () => database.close(), options: {} }
}
