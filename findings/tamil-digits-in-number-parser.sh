#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" @internationalized/number@3.6.9 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { NumberParser } from '@internationalized/number'

const QUANTITIES = { Tamil: '௧௨', Hindi: '१२', Bengali: '১২' }
const read = (locale) => {
  const parser = new NumberParser(locale, { style: 'decimal' })
  return Object.fromEntries(Object.entries(QUANTITIES).map(([script, text]) => [script, parser.parse(text)]))
}
const seen = Object.fromEntries(['ta-IN', 'ta-IN-u-nu-tamldec', 'en-IN'].map((locale) => [locale, read(locale)]))

console.log(`@internationalized/number 3.6.9: what NumberParser reads of a quantity of 12, by locale
Expected: in Tamil, Tamil digits; and whoever reads digits of another script too reads those of all of India.
Seen:     ${Object.entries(seen)
  .map(([locale, by]) => `${locale}: ${Object.entries(by).map(([script, number]) => `${script} ${number}`).join(', ')}`)
  .join('\n          ')}
          A Tamil page reads Hindi and Bengali quantities and not its own, unless its locale names the numbering
          system; then it reads no other.`)
assert.deepEqual(seen, {
  'ta-IN': { Tamil: NaN, Hindi: 12, Bengali: 12 },
  'ta-IN-u-nu-tamldec': { Tamil: 12, Hindi: NaN, Bengali: NaN },
  'en-IN': { Tamil: NaN, Hindi: 12, Bengali: 12 },
})
END
node try.mjs
