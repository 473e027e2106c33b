#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
runtime="node-$(node -p 'process.platform + "-" + process.arch')"
npm install --no-audit --no-fund --silent "$runtime@24.21.0" unicode-segmenter@0.14.5 grapheme-splitter@1.0.4 >>npm.log
PATH="$folder/node_modules/$runtime/bin:$PATH"

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import GraphemeSplitter from 'grapheme-splitter'
import { splitGraphemes } from 'unicode-segmenter/grapheme'

/** Consonants that a virama joins: one sign each, on a label as on a page. */
const signs = { Devanagari: 'क्षि', Malayalam: 'ക്ഷ', Tamil: 'ஸ்ரீ', Kannada: 'ಕ್ರೋ' }
const cutBy = {
  'Intl.Segmenter': (text) => [...new Intl.Segmenter().segment(text)],
  'unicode-segmenter 0.14.5': (text) => [...splitGraphemes(text)],
  'grapheme-splitter 1.0.4': (text) => new GraphemeSplitter().splitGraphemes(text),
}
const seen = Object.fromEntries(
  Object.entries(cutBy).map(([name, cut]) => [
    name,
    Object.fromEntries(Object.entries(signs).map(([script, sign]) => [script, cut(sign).length])),
  ]),
)

console.log(`Segmenters of a text into what people see as one sign, Node ${process.versions.node} (Unicode ${process.versions.unicode}): ${Object.values(signs).join(', ')}
Expected: one piece each, so that a line that ends between pieces cuts no sign.
Seen:     ${JSON.stringify(seen)}
          Rule GB9c of Unicode's annex 29 keeps Devanagari and Malayalam together, not Tamil and Kannada: a name such as
          ஸ்ரீதர் is cut inside its first sign. grapheme-splitter is from before that rule.`)
const today = { Devanagari: 1, Malayalam: 1, Tamil: 2, Kannada: 2 }
assert.deepEqual(seen, {
  'Intl.Segmenter': today,
  'unicode-segmenter 0.14.5': today,
  'grapheme-splitter 1.0.4': { Devanagari: 2, Malayalam: 2, Tamil: 2, Kannada: 2 },
})
END
node try.mjs
