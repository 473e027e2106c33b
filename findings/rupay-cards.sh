#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent validator@13.15.35 card-validator@10.0.4 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import cardValidator from 'card-validator'
import validator from 'validator'

/** A number of sixteen digits with its check digit, of no account. */
function numberOf(range) {
  const digits = range.padEnd(15, '0')
  const sum = [...digits].reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const seen = ['607384', '608001', '508500', '817200', '652150'].map((range) => {
  const number = numberOf(range)
  const { card, isValid } = cardValidator.number(number)
  return [range, card?.type, isValid, validator.isCreditCard(number)]
})

console.log(`card-validator 10.0.4 and validator 13.15.35, given numbers of RuPay's ranges (60, 508, 81, 65)
Expected: both know India's own scheme, or both say that they do not; they agree on what is a number.
Seen:     no type RuPay. ${seen.map(([range, type]) => `${range}: ${type}`).join(', ')}.
          Of five numbers with a right check digit card-validator takes ${seen.filter(([, , taken]) => taken).length}, isCreditCard ${seen.filter(([, , , taken]) => taken).length}, and both the
          same one: whoever asks the two of them turns most of India's own cards away.`)
assert.deepEqual(seen, [
  ['607384', 'maestro', true, false],
  ['608001', 'maestro', true, false],
  ['508500', 'maestro', true, false],
  ['817200', undefined, false, true],
  ['652150', 'discover', true, true],
])
END
node try.mjs
