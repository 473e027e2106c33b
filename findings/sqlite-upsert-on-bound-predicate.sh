#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" @electric-sql/pglite@0.5.16 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'

const tables = `create table recall (batch text not null, is_taken_back integer not null);
  create unique index recall_open on recall (batch) where is_taken_back = 0;`
const insert = (open) =>
  `insert into recall (batch, is_taken_back) values ('B1', 0)
   on conflict (batch) where is_taken_back = ${open} do nothing`
const why = (error) => error.message

const sqlite = new DatabaseSync(':memory:')
sqlite.exec(tables)
const inSqlite = (open, ...values) => {
  try {
    return `${sqlite.prepare(insert(open)).run(...values).changes} rows`
  } catch (error) {
    return why(error)
  }
}
const postgres = await PGlite.create()
await postgres.exec(tables)
const inPostgres = (open, values) =>
  postgres.query(insert(open), values).then(({ affectedRows }) => `${affectedRows} rows`, why)

const literal = [inSqlite('0'), await inPostgres('0', [])]
const bound = [inSqlite('?', 0), await inPostgres('$1', [0])]
const version = (await postgres.query('show server_version')).rows[0].server_version
await postgres.close()

console.log(`SQLite ${process.versions.sqlite} by node:sqlite, PostgreSQL ${version} by @electric-sql/pglite 0.5.16:
an upsert onto the partial unique index (batch) where is_taken_back = 0
Expected: 'on conflict (batch) where is_taken_back = …' finds the index, or does not, whether the 0 stands in the
          statement or is its parameter.
Seen:     0 in the statement: SQLite ${literal[0]}, PostgreSQL ${literal[1]}
          0 as a parameter:   SQLite ${bound[0]},
                              PostgreSQL ${bound[1]}
          SQLite chooses the index before values are bound; PostgreSQL puts them in first. What a query builder
          writes of a value is a parameter, and passes on the one database alone.`)
assert.deepEqual(literal, ['1 rows', '1 rows'])
assert.deepEqual(bound, [
  'ON CONFLICT clause does not match any PRIMARY KEY or UNIQUE constraint',
  '0 rows',
])
END
node try.mjs
