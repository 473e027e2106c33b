#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" jspdf@4.2.1 pdfjs-dist@6.5.438 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { jsPDF } from 'jspdf'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const pdf = new jsPDF()
pdf.text('₹110.00', 20, 20)
const data = new Uint8Array(pdf.output('arraybuffer'))
const page = await (await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise).getPage(1)
const seen = (await page.getTextContent()).items
  .map(({ str }) => str)
  .join('')
  .replaceAll(' ', '')

console.log(`jspdf 4.2.1: pdf.text('₹110.00', 20, 20) in the font that a new document has
Expected: an error, or an empty box: that font has no ₹.
Seen:     the page reads '${seen}' (by pdfjs-dist 6.5.438). Of U+20B9 the lower byte is taken, which is a raised
          one: the price has a digit more, and says so to whoever copies or reads it.`)
assert.equal(seen, '¹110.00')
END
node try.mjs
