#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent libphonenumber-js@1.13.16 google-libphonenumber@3.2.47 awesome-phonenumber@7.8.0 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { parsePhoneNumber } from 'awesome-phonenumber'
import google from 'google-libphonenumber'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

const typed = {
  'Arabic digits': '٩٨٧٦٥٤٣٢١٠',
  'full-width digits': '９８７６５４３２１０',
  'Hindi digits': '९८७६५४३२१०',
  'Tamil digits': '௯௮௭௬௫௪௩௨௧௦',
}
const byGoogle = (text) => {
  try {
    return `+91${google.PhoneNumberUtil.getInstance().parse(text, 'IN').getNationalNumber()}`
  } catch {
    return 'no number'
  }
}
const seen = Object.entries(typed).map(([script, text]) => [
  script,
  parsePhoneNumberFromString(text, 'IN')?.number ?? 'no number',
  byGoogle(text),
  parsePhoneNumber(text, { regionCode: 'IN' }).number?.e164 ?? 'no number',
])

console.log(`libphonenumber-js 1.13.16, google-libphonenumber 3.2.47, awesome-phonenumber 7.8.0: a mobile number of India (region 'IN')
Expected: digits of other scripts are digits (Arabic and full-width ones are), those of the country's own scripts first.
Seen:     ${seen.map(([script, ...three]) => `${script}: ${three.join(', ')}`).join('\n          ')}`)
for (const [script, ...three] of seen) {
  const isTaken = !/Hindi|Tamil/.test(script)
  assert.deepEqual(three, Array(3).fill(isTaken ? '+919876543210' : 'no number'))
}
END
node try.mjs
