#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0"  >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'

const rupees = (language) =>
  new Intl.NumberFormat(`${language}-IN`, { style: 'currency', currency: 'INR' }).format(1234567.5)
const seen = ['en', 'hi', 'ta', 'te', 'kn', 'ml', 'or', 'mr'].map((language) => [language, rupees(language)])

console.log(`Intl.NumberFormat of Node ${process.versions.node} (ICU ${process.versions.icu}, CLDR ${process.versions.cldr}): rupees in languages of India
Expected: ₹12,34,567.50 in each of them: lakh and crore are how all of India writes money, and prices,
          packs and UPI apps have Latin digits.
Seen:     ${seen.map(([language, text]) => `${language}-IN ${text}`).join('\n          ')}
          Kannada, Malayalam and Odia by thousands; Marathi by thousands and in digits of its own, which
          no Number() reads again. Hindi, written with the same letters as Marathi, has neither.`)
assert.deepEqual(Object.fromEntries(seen), {
  en: '₹12,34,567.50',
  hi: '₹12,34,567.50',
  ta: '₹12,34,567.50',
  te: '₹12,34,567.50',
  kn: '₹1,234,567.50',
  ml: '₹1,234,567.50',
  or: '₹1,234,567.50',
  mr: '₹१,२३४,५६७.५०',
})
END
node try.mjs
