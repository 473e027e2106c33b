#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" jspdf@4.2.1 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { jsPDF } from 'jspdf'

const sizeOf = (options) => {
  const { pageSize } = new jsPDF({ unit: 'mm', ...options }).internal
  return [pageSize.getWidth(), pageSize.getHeight()].map(Math.round)
}
const seen = sizeOf({ format: [100, 50] })

console.log(`jspdf 4.2.1: new jsPDF({ unit: 'mm', format: [100, 50] }), a parcel's label
Expected: a page 100 mm wide and 50 mm high: two numbers leave nothing to be chosen.
Seen:     ${seen.join(' × ')} mm. Portrait is understood, and it turns the numbers round; with orientation 'landscape'
          the page is ${sizeOf({ format: [100, 50], orientation: 'landscape' }).join(' × ')}, and so it is of [50, 100].`)
assert.deepEqual(seen, [50, 100])
assert.deepEqual(sizeOf({ format: [50, 100], orientation: 'landscape' }), [100, 50])
END
node try.mjs
