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
book.properties.date1904 = true
book.addWorksheet('list').addRow([new Date(Date.UTC(2028, 5, 1))])
const file = await book.xlsx.writeBuffer()

const again = new ExcelJS.Workbook()
await again.xlsx.load(file)
const byExceljs = again.worksheets[0].getCell('A1').value
const { Sheets } = XLSX.read(file, { cellDates: true })
const bySheetjs = new Date(Sheets.list.A1.v.getTime() + 60_000)
const seen = [byExceljs, bySheetjs].map((date) => date.toISOString().slice(0, 10))

console.log(`xlsx 0.18.5 (SheetJS) with cellDates: a workbook that counts days from 1904, as Excel for Mac made them
Expected: the expiry 1 June 2028 is read as that; exceljs 4.4.0 reads ${seen[0]}.
Seen:     ${seen[1]}, four years and a day early, as a Date: nobody who reads it can know that the file
          counts from another day.`)
assert.deepEqual(seen, ['2028-06-01', '2024-05-31'])
END
TZ=UTC node try.mjs
