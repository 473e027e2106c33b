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

const zones = Intl.supportedValuesOf('timeZone')
const isTaken = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata' })
const seen = {
  listed: zones.filter((zone) => /Kolkata|Calcutta/.test(zone)),
  answered: isTaken.resolvedOptions().timeZone,
}

console.log(`Intl of Node ${process.versions.node} (ICU ${process.versions.icu}): the time zone of India
Expected: Asia/Kolkata, as the zone has been called since 1993, is one of supportedValuesOf('timeZone'), and
          a format that was made with it says so.
Seen:     the list has ${seen.listed.join()} alone, and the format of Asia/Kolkata says ${seen.answered}.
          A setting that is checked against the list, or compared with what a browser answers, refuses India.`)
assert.deepEqual(seen, { listed: ['Asia/Calcutta'], answered: 'Asia/Calcutta' })
END
node try.mjs
