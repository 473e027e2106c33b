#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent zxing-wasm@3.1.6 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { prepareZXingModule, readBarcodes, writeBarcode } from 'zxing-wasm'

const wasm = readFileSync('node_modules/zxing-wasm/dist/full/zxing_full.wasm')
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

// A batch may have brackets: they are of GS1's set of 82 characters.
async function read(elements) {
  const options = { format: 'DataMatrix', options: 'gs1', scale: 4, addQuietZones: true }
  const { image, error } = await writeBarcode(elements, options)
  assert.equal(error, '')
  const [{ text, bytes }] = await readBarcodes(image)
  return { text, bytes: Buffer.from(bytes).toString('latin1') }
}
const withBrackets = await read('[01]08901234567890[17]280600[10]A(21)B1')
const withSerial = await read('[01]08901234567890[17]280600[10]A[21]B1')

console.log(`zxing-wasm 3.1.6, Node ${process.version}: a GS1 DataMatrix of a medicine
Expected: the \`text\` of batch "A(21)B1" and of batch "A" with serial number "B1" are two.
Seen:     ${withBrackets.text} both times: by default it is what stands below a code for people, without FNC1.
          The bytes are two: ${JSON.stringify(withBrackets.bytes)} and
          ${JSON.stringify(withSerial.bytes)}.`)
assert.equal(withBrackets.text, withSerial.text)
assert.notEqual(withBrackets.bytes, withSerial.bytes)
END
node try.mjs
