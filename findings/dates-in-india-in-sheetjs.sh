#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent xlsx@0.18.5 exceljs@4.4.0 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import ExcelJS from 'exceljs'
import XLSX from 'xlsx'

const book = new ExcelJS.Workbook()
book.addWorksheet('list').addRow([new Date(Date.UTC(2028, 5, 1))])
const file = await book.xlsx.writeBuffer()
const { v } = XLSX.read(file, { cellDates: true }).Sheets.list.A1
const seen = `${v.toLocaleDateString('en-GB')} ${v.toLocaleTimeString('en-GB')}`

console.log(`xlsx 0.18.5 (SheetJS) with cellDates, on a machine in ${process.env.TZ}
Expected: a cell with the day 01/06/2028 is midnight of that day: 01/06/2028 00:00:00.
Seen:     ${seen}`)
if (process.env.TZ === 'UTC') assert.equal(seen, '01/06/2028 00:00:00')
else {
  console.log(`          Ten seconds are missing, and whoever writes the day down writes the day before: June's first is an expiry
          in May. Days are counted from 1899, when the offset of Calcutta had seconds: getTimezoneOffset() has none.`)
  assert.equal(seen, '31/05/2028 23:59:50')
}
END
TZ=UTC node try.mjs
TZ=Asia/Kolkata node try.mjs
