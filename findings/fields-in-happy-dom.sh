#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" happy-dom@21.0.4 jsdom@31.0.1 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'
import { JSDOM } from 'jsdom'

/** What a field holds after a value was set, and whether it is valid. */
function held({ document }, type, value, attributes = '') {
  document.body.innerHTML = `<input type="${type}" ${attributes}>`
  const field = document.querySelector('input')
  field.value = value
  return [field.value, field.checkValidity()]
}
const fields = [
  ['number', '1,20,000'],
  ['text', 'Paracetamol', 'maxlength="6"'],
]
const seen = [new JSDOM('').window, new Window()].map((window) =>
  fields.map((field) => held(window, ...field)),
)

console.log(`happy-dom 21.0.4 and jsdom 31.0.1: values that a script sets in a number field, and in one of six letters
Expected: '' for what is no number to a field of numbers, and no complaint about the length of what nobody typed, for
          only typing is too long: value and validity as jsdom has them, ${JSON.stringify(seen[0])}.
Seen:     happy-dom ${JSON.stringify(seen[1])}. A test that fills a quantity reads it with its
          commas, and a longer name that the page itself puts in cannot be sent; in a browser neither is so.`)
assert.deepEqual(seen, [
  [
    ['', true],
    ['Paracetamol', true],
  ],
  [
    ['1,20,000', false],
    ['Paracetamol', false],
  ],
])
END
node try.mjs
