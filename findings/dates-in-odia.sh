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

const expiry = new Date('2028-07-06T06:30:00Z')
const seen = ['en', 'hi', 'bn', 'te', 'or', 'sd'].map((language) => [
  language,
  expiry.toLocaleDateString(`${language}-IN`, { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' }),
])

console.log(`Intl.DateTimeFormat of Node ${process.versions.node} (ICU ${process.versions.icu}, CLDR ${process.versions.cldr}): 6 July 2028 in India
Expected: the day first, in each language of India.
Seen:     ${seen.map(([language, text]) => `${language}-IN ${text}`).join(', ')}.
          Odia and Sindhi have the month first: an expiry of 6 July reads as one of 7 June.`)
assert.deepEqual(Object.fromEntries(seen), {
  en: '6/7/2028',
  hi: '6/7/2028',
  bn: '6/7/2028',
  te: '6/7/2028',
  or: '7/6/2028',
  sd: '7/6/2028',
})
END
node try.mjs
