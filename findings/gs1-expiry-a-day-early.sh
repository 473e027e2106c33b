#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent gs1-barcode-parser-mod@1.2.1 >>npm.log

cat >try.cjs <<'END'
const assert = require('node:assert/strict')
const { parseBarcode } = require('gs1-barcode-parser-mod')

// A medicine that is good to the end of June 2028: day 00 of element 17 is the last of its month.
const code = ']d201089012345678901728060010AB12'
const kept = JSON.parse(JSON.stringify(parseBarcode(code)))
const expiry = kept.parsedCodeItems.find(({ ai }) => ai === '17')
const day = expiry.data.slice(0, 10)

console.log(`gs1-barcode-parser-mod 1.2.1, Node ${process.version}, TZ=${process.env.TZ}
Expected: the expiry 280600 of a code is 2028-06-30 also where it was sent or kept as JSON.
Seen:     ${expiry.data}: the day before. \`data\` is a Date of midnight in the zone of the machine, which in India
          is yesterday in JSON; \`isoDate\` beside it says ${expiry.isoDate}.`)
assert.equal(day, '2028-06-29')
assert.equal(expiry.isoDate, '2028-06-30')
END
TZ=Asia/Kolkata node try.cjs
