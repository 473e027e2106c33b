#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent exceljs@4.4.0 @e965/xlsx@0.20.3 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import ExcelJS from 'exceljs'
import * as XLSX from '@e965/xlsx'

// 12 strips, the unit once in quotes and once letter by letter behind a backslash: a spreadsheet shows both alike.
const sheet = XLSX.utils.aoa_to_sheet([[12, 12]])
sheet.A1.z = '0" Strips"'
sheet.B1.z = '0\\ \\S\\t\\r\\i\\p\\s'
const shown = [sheet.A1, sheet.B1].map(({ z, v }) => XLSX.SSF.format(z, v))
const file = XLSX.write(XLSX.utils.book_new(sheet, 'stock'), { type: 'buffer', bookType: 'xlsx' })
const book = new ExcelJS.Workbook()
await book.xlsx.load(file)
const [, quoted, escaped] = book.worksheets[0].getRow(1).values

console.log(`exceljs 4.4.0: a stock of ${shown[0]}, whose unit is part of the format
Expected: 12, however the letters of the unit are kept from being read as a format.
Seen:     ${quoted} where the unit is in quotes, ${escaped.toISOString?.() ?? escaped} where each letter has a backslash before it:
          the s of Strips is taken for seconds, and the stock for a day.`)
assert.deepEqual(shown, ['12 Strips', '12 Strips'])
assert.equal(quoted, 12)
assert.equal(escaped instanceof Date && escaped.toISOString().slice(0, 10), '1900-01-11')
END
TZ=UTC node try.mjs
