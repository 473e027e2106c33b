#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" @electric-sql/pglite@0.5.17 pg@8.23.1 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

const query = "select date '2028-06-01' as expiry, count(*) as packs"
const database = await PGlite.create()
const { rows, fields } = await database.query(query)
const byPglite = Object.values(rows[0])
/** The same answer as PostgreSQL writes it, as `pg` reads it. */
const asTexts = Object.fromEntries(fields.map(({ dataTypeID }) => [dataTypeID, (text) => text]))
const texts = await database.query(query, [], { parsers: asTexts })
const byPg = fields.map(({ name, dataTypeID }) =>
  pg.types.getTypeParser(dataTypeID, 'text')(texts.rows[0][name]),
)
await database.close()

const show = (values) =>
  values.map((value) => (value instanceof Date ? value.toISOString() : `${typeof value} ${value}`)).join(', ')
console.log(`@electric-sql/pglite 0.5.17 in tests, pg 8.23.1 in the shop, both in Asia/Kolkata: ${query}
Expected: one answer of one database is the same to JavaScript, whichever of the two brings it.
Seen:     PGlite ${show(byPglite)}
          pg     ${show(byPg)}
          A day is midnight in London to the one and in India to the other: what the tests write down as 2028-06-01 is
          2028-05-31 in the shop. And a count is a number here, a text there: + 1 makes '11' of it.`)
assert.equal(show(byPglite), '2028-06-01T00:00:00.000Z, number 1')
assert.equal(show(byPg), '2028-05-31T18:30:00.000Z, string 1')
END
TZ=Asia/Kolkata node try.mjs
