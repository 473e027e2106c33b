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
import { DatabaseSync } from 'node:sqlite'

const words = ['गोली', 'गोला', 'गाली']
/** What a search for the word for a tablet finds. */
function found(tokenizer) {
  const db = new DatabaseSync(':memory:')
  db.exec(`create virtual table names using fts5(name ${tokenizer})`)
  for (const word of words) db.prepare('insert into names values (?)').run(word)
  return db
    .prepare('select name from names where names match ?')
    .all('"गोली"')
    .map(({ name }) => name)
}
const seen = found('')
const mended = found(`, tokenize = "unicode61 categories 'L* N* Co Mn Mc'"`)

console.log(`SQLite ${process.versions.sqlite} in Node ${process.versions.node}: FTS5 with its own tokenizer, which is named for Unicode
Expected: a search for गोली (tablet) finds गोली.
Seen:     ${seen.join(', ')}: also 'ball' and 'abuse'. The signs of vowels are marks and no letters to it,
          so it breaks each word at every one, and Hindi is searched by its consonants.
          With the categories Mn and Mc among the tokens: ${mended.join(', ')}.`)
assert.deepEqual(seen, words)
assert.deepEqual(mended, ['गोली'])
END
node try.mjs
