/**
 * `npm run release:folder -- <folder>`: everything that a running store reads, and nothing else, in a folder of its own: the
 * built store, desk and script tag, the command line, Node itself, and of the packages the files that these ask for. See docs/self-hosting.md.
 */
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { requireNode } from '../require-node.ts'
import { run } from '../run.ts'

requireNode()

/** What is started, and what those import by names that are made at run time. */
const PROGRAMS = [
  'examples/store/server.ts',
  'examples/desk/server.ts',
  'scripts/shop.ts',
  'examples/store/dist/server/entry.mjs',
]
/** What is read as files. */
const FOLDERS = [
  'examples/store/dist',
  'examples/desk/dist',
  'packages/embed/dist/cdn',
  'packages/embed/package.json',
]

const [named] = process.argv.slice(2)
if (!named) {
  console.error('Name the folder: npm run release:folder -- <folder>')
  process.exit(1)
}
const to = resolve(process.env['INIT_CWD'] ?? '.', named)
if ((await readdir(to).catch(() => [])).length > 0) {
  console.error(`${to} is not empty. A release is made in a folder of its own, beside the one that runs.`)
  process.exit(1)
}

await run('npm', ['run', 'build', '--silent'])
const { fileList, warnings } = await nodeFileTrace(PROGRAMS, {
  base: process.cwd(),
  conditions: ['node', 'import', 'default'],
  // Node reads TypeScript by leaving its types out; the tracer does not.
  readFile: async (path) => {
    const bytes = await readFile(path).catch(() => null)
    return bytes && path.endsWith('.ts') ? stripTypeScriptTypes(bytes.toString()) : bytes
  },
})
for (const { message } of warnings) {
  // Machine code is no script, a module no older one; drivers that pg can do without are not there.
  if (!/^Failed to (resolve dependency|parse .*(\.(so|node)\b| as script:))/.test(message))
    console.warn(message)
}
for (const file of fileList) await copy(file)
for (const folder of FOLDERS) await copy(folder)
// The Node that it was built with goes along.
const node = join(to, 'node_modules/.bin/node')
await mkdir(dirname(node), { recursive: true })
await copyFile(process.execPath, node)
await writeFile(join(to, 'package.json'), `${JSON.stringify(await ownPackage(), null, 2)}\n`)
console.log(
  `The release is in ${to}: start it with \`node_modules/.bin/node examples/store/server.ts\` there.`,
)

async function copy(path: string): Promise<void> {
  await mkdir(dirname(join(to, path)), { recursive: true })
  await cp(path, join(to, path), { recursive: true, verbatimSymlinks: true })
}

async function ownPackage() {
  const { name, version, license, type, engines } = JSON.parse(await readFile('package.json', 'utf8'))
  const scripts = {
    serve: 'cd examples/store && node --max-semi-space-size=8 server.ts',
    shop: 'node --max-semi-space-size=4 --heap-growing-percent=30 scripts/shop.ts',
  }
  return { name, version, private: true, license, type, engines, scripts }
}
