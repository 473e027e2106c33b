#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent @e965/xlsx@0.20.3 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import * as XLSX from '@e965/xlsx'

const sheet = XLSX.utils.aoa_to_sheet([['Tablet A', 30], ['Tablet B', null]])
// What a price is that was looked up in a list without it.
sheet.B2 = { t: 'e', v: 0x2a, f: 'VLOOKUP(A2,D:E,2,FALSE)' }
const book = XLSX.utils.book_new(sheet, 'list')
const seen = ['xlsx', 'biff8', 'ods'].map((bookType) => {
  const file = XLSX.write(book, { type: 'buffer', bookType })
  return XLSX.utils.sheet_to_csv(XLSX.read(file).Sheets.list).split('\n')[1]
})

console.log(`@e965/xlsx 0.20.3 (SheetJS 0.20.3 as it is on npm): a price that is #N/A, written as three kinds of workbook
Expected: it is #N/A in each, as it was.
Seen:     .xlsx "${seen[0]}", .xls "${seen[1]}", .ods "${seen[2]}": in .ods an error becomes nothing,
          and a price that could not be found one that nobody has given.`)
assert.deepEqual(seen, ['Tablet B,#N/A', 'Tablet B,#N/A', 'Tablet B,'])
END
node try.mjs
