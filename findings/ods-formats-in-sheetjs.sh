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

const sheet = XLSX.utils.aoa_to_sheet([[46174, 0.05, 7]])
const formats = ['dd/mm/yyyy', '0%', '000000']
formats.forEach((format, at) => (sheet[XLSX.utils.encode_cell({ r: 0, c: at })].z = format))
const book = XLSX.utils.book_new(sheet, 'list')
const seen = ['xlsx', 'biff8', 'ods'].map((bookType) => {
  const file = XLSX.write(book, { type: 'buffer', bookType })
  return XLSX.utils.sheet_to_csv(XLSX.read(file).Sheets.list).trim()
})
const ods = XLSX.write(book, { type: 'buffer', bookType: 'ods' })
const month = XLSX.read(ods, { cellNF: true }).Sheets.list.A1.z

console.log(`@e965/xlsx 0.20.3 (SheetJS 0.20.3 as it is on npm): an expiry, a rate of GST and a code, read as they are shown
Expected: 01/06/2026,5%,000007 from each kind of workbook that it has written itself; LibreOffice 7.4 shows them so.
Seen:     .xlsx ${seen[0]}, .xls ${seen[1]}, .ods ${seen[2]}: numbers of .ods come
          without what their style makes of them, though it is known: cellNF has it, as ${month},
          in which the month of dd/mm/yyyy has become its name.`)
assert.deepEqual(seen, ['01/06/2026,5%,000007', '01/06/2026,5%,000007', '46174,0.05,7'])
assert.equal(month, 'dd"/"mmmm"/"yyyy')
END
TZ=UTC node try.mjs
