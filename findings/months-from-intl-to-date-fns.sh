#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" date-fns@4.4.0 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { isValid, parse } from 'date-fns'
import { enIN } from 'date-fns/locale/en-IN'

const refused = []
for (let month = 0; month < 12; month++) {
  const written = new Date(2028, month, 1).toLocaleDateString('en-IN', { month: 'short', year: 'numeric' })
  if (!isValid(parse(written, 'MMM yyyy', new Date(2028, 0, 1), { locale: enIN }))) refused.push(written)
}

console.log(`date-fns 4.4.0 with its locale en-IN, reading what Intl's en-IN has written (Node ${process.versions.node})
Expected: 'Jun 2028' is read as 'MMM yyyy', and so are the other eleven months.
Seen:     refused: ${refused.join(', ')}. English of India shortens September to four letters in Intl and to three in
          date-fns: a list of expiry dates goes through for eleven months of the year.`)
assert.deepEqual(refused, ['Sept 2028'])
END
node try.mjs
