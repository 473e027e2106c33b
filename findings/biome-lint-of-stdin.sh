#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent @biomejs/biome@2.5.15 >>npm.log

cat >try.mjs <<'END'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const biome = (args, input) => {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/biome', ['lint', ...args], { input, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
const clean = 'const rupees = 1\nexport default rupees\n'
const broken = 'debugger\n'
const rule = 'suspicious/noDebugger'
writeFileSync('clean.ts', clean)
writeFileSync('broken.ts', broken)
const files = [biome(['clean.ts']), biome([`--only=${rule}`, 'broken.ts'])]
const piped = [
  biome(['--stdin-file-path=clean.ts'], clean),
  biome([`--only=${rule}`, '--stdin-file-path=broken.ts'], broken),
]
const names = ({ said }) => said.includes('noDebugger')

console.log(`biome 2.5.15: \`biome lint --stdin-file-path=clean.ts <clean.ts\`, as an editor or a hook does
Expected: what \`biome lint clean.ts\` says: 0 for a file that breaks no rule, else 1 and the rule.
Seen:     as files: ${files.map(({ status }) => status).join(' and ')}, the broken one with its rule: ${names(files[1])}.
          through standard input: ${piped.map(({ status }) => status).join(' and ')}, the broken one with its rule: ${names(piped[1])}.
          Both say "The contents aren't fixed. Use the \`--write\` flag to fix them.", so that nobody can tell a file
          that breaks a rule from one that does not.`)
assert.deepEqual(
  [...files, ...piped].map(({ status }) => status),
  [0, 1, 1, 1],
)
assert.deepEqual([...files, ...piped].map(names), [false, true, false, false])
assert.ok(piped.every(({ said }) => said.includes("aren't fixed")))
END
node try.mjs
