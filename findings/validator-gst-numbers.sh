#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent validator@13.15.35 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import validator from 'validator'

const gstin = '27AAACA0000A1ZY'
const digits = '123456789012345'
const seen = { gstin: validator.isVAT(gstin, 'IN'), digits: validator.isVAT(digits, 'IN') }

console.log(`validator 13.15.35: isVAT(number, 'IN')
Expected: India's number for GST is a GSTIN (state, PAN, entity, Z, check sign): ${gstin} is one, with
          its right check sign, and is taken; ${digits}, without a single letter, is refused.
Seen:     ${gstin} ${seen.gstin}, ${digits} ${seen.digits}. Each GSTIN is refused, and what
          passes cannot be one: only fifteen digits do.`)
assert.deepEqual(seen, { gstin: false, digits: true })
END
node try.mjs
