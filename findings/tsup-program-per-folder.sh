#!/usr/bin/env bash
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --no-audit --no-fund --silent tsup@9.0.0 rollup@4.64.6 typescript@6.0.3 @types/react@19.2.2 >>npm.log

cat >tsconfig.json <<'END'
{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "jsx": "react-jsx", "skipLibCheck": true,
  "lib": ["ES2023", "DOM"], "types": ["react"] } }
END
cat >make.mjs <<'END'
import { mkdirSync, writeFileSync } from 'node:fs'
for (let at = 0; at < 24; at++) {
  const source = `import type { ReactNode } from 'react'\nexport declare const part${at}: ReactNode\n`
  for (const file of [`apart/part-${at}/index.ts`, `together/part-${at}.ts`]) {
    mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
    writeFileSync(file, source)
  }
}
END
node make.mjs
# Each program reads React's types once.
cat >count.cjs <<'END'
const fs = require('node:fs')
const read = fs.readFileSync
fs.readFileSync = (path, ...given) => {
  if (String(path).endsWith('@types/react/index.d.ts')) fs.appendFileSync(process.env.COUNTED, 'read\n')
  return read(path, ...given)
}
END
build() {
  COUNTED="$folder/$1.count" NODE_OPTIONS="--require=$folder/count.cjs" \
    npx tsup "$1/**/*.ts" --dts-only --format esm --out-dir "out-$1" --silent
  echo "$(wc -l <"$folder/$1.count") programs, $(find "out-$1" -name '*.d.mts' | wc -l) files"
}
apart=$(build apart)
together=$(build together)

echo "tsup 9.0.0 with typescript 6.0.3, declarations of 24 entries that one tsconfig.json holds"
echo "expected: one TypeScript program, whichever folders the entries are in"
echo "all in one folder: $together"
echo "a folder each:     $apart"
echo "Each program reads and keeps the library's and React's types anew; none is let go before the end."
[ "$together" = "2 programs, 24 files" ] && [ "$apart" = "24 programs, 24 files" ]
