#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0"  >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'

const db = new DatabaseSync(':memory:')
db.exec('create table places (pincode text, weight any) strict')
db.prepare('insert into places values (?, ?)').run(110001, 500)
const { pincode, kind } = db.prepare('select pincode, typeof(weight) as kind from places').get()
const { half, label } = db.prepare("select ? / 2 as half, 'ORD-' || ? as label").get(5, 7)

console.log(`node:sqlite of Node ${process.versions.node} (SQLite ${process.versions.sqlite}): whole numbers as parameters
Expected: 110001 in a text column reads '110001', 5 / 2 is 2 as it is where the numbers stand in the
          statement, 'ORD-' || 7 is 'ORD-7', and 500 is an integer in a strict table's 'any'.
Seen:     '${pincode}', ${half}, '${label}', ${kind}. Each number is handed over as a float, whole or not,
          and only a column of integers puts that right. A bigint (110001n) is handed over as it is.`)
assert.deepEqual([pincode, half, label, kind], ['110001.0', 2.5, 'ORD-7.0', 'real'])
END
node try.mjs
