#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent xlsx@0.18.5 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import XLSX from 'xlsx'

const csv = `name,strength,pack,batch,expiry
Tablet A,5/325,10 x 10,AB12,06/28
Tablet B,10/20,1-10,12E4,12/27
`
const { Sheets } = XLSX.read(csv, { type: 'string', cellDates: true })
const [first, second] = XLSX.utils.sheet_to_json(Sheets.Sheet1)
const dayOf = (value) =>
  value instanceof Date ? new Date(value.getTime() + 60_000).toLocaleDateString('en-GB') : value
const seen = [first.strength, second.strength, second.pack, second.batch, first.expiry, second.expiry].map(
  dayOf,
)

console.log(`xlsx 0.18.5 (SheetJS): a price list as CSV
Expected: 06/28 and 12/27 stay as they are, or are June 2028 and December 2027; strengths (5/325, 10/20 mg),
          packs (1-10) and batches (12E4) are texts.
Seen:     expiry 06/28 is ${seen[4]}, 12/27 is ${seen[5]}; strength 5/325 is ${seen[0]}, 10/20 is ${seen[1]};
          pack 1-10 is ${seen[2]}, batch 12E4 is ${seen[3]}. What could be a month and a day is one, of 2001, in
          the same column in which the rest are texts.`)
assert.deepEqual(seen, ['5/325', '20/10/2001', '10/01/2001', 120000, '28/06/2001', '27/12/2001'])
END
TZ=UTC node try.mjs
