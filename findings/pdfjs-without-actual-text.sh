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

/** A name drawn by strokes, as software does whose fonts lack a script, with the words that it stands for. */
const pdf = new jsPDF()
pdf.text('Patient:', 20, 20)
const { write } = pdf.internal
const hex = [...'கவிதா'].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
write(`/Span <</ActualText <feff${hex}>>> BDC`)
pdf.lines(
  [
    [8, 0],
    [0, 4],
    [-8, 0],
  ],
  45,
  16,
)
write('EMC')
write('/Span <</ActualText <feff0041002f0042>>> BDC')
pdf.text('A over B', 20, 30)
write('EMC')

const data = new Uint8Array(pdf.output('arraybuffer'))
const page = await (await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise).getPage(1)
const read = async (options) => (await page.getTextContent(options)).items.map(({ str, type }) => str ?? type)
const seen = [await read(), await read({ includeMarkedContent: true })]

console.log(`pdfjs-dist 6.5.438: the text of a page on which marked content says what it stands for (/ActualText)
Expected: 'Patient:', 'கவிதா' and 'A/B', as PDF 1.4 has it since 2001 for search, copying and reading aloud.
Seen:     ${JSON.stringify(seen[0])}; with the marks ${JSON.stringify(seen[1])}. The words are nowhere: what is drawn
          has none, and what is replaced keeps the letters that should not be read. Whoever
          searches or copies by it finds neither.`)
const words = seen.flat().join(' ')
assert.ok(words.includes('Patient:') && words.includes('A over B'))
assert.ok(!words.includes('கவிதா') && !words.includes('A/B'))
END
node try.mjs
