import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

/** What a file of a package may not import, and may: the linter's own rule, tried on files that are made for it. */
const REFUSED = [
  ['packages/core/src/tax', '@dawakit/lists'],
  ['packages/client/src/cart', '@dawakit/lists'],
  ['packages/widgets/src/cart', '@dawakit/lists'],
  ['packages/lists/src/rows', '@dawakit/server'],
  ['packages/lists/src/rows', '@dawakit/catalogue'],
  ['packages/lists/src/rows', 'kysely'],
  ['packages/lists/src/rows', 'node:fs'],
  ['packages/lists/src/rows', 'yauzl'],
  ['packages/lists/src/rows', '../node/open-table.ts'],
  ['packages/lists/src/node', '@dawakit/server'],
  ['packages/server/src/lists', '@dawakit/client'],
] as const
const FREE = [
  ['packages/lists/src/rows', '@dawakit/core/product'],
  ['packages/lists/src/rows', '../table/table.ts'],
  ['packages/lists/src/node', 'node:fs'],
  ['packages/lists/src/node', 'yauzl'],
  ['packages/server/src/lists', '@dawakit/lists/rows'],
] as const

it('core <- lists <- server, and lists asks for Node in one folder alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dawakit-imports-'))
  try {
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8'))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ overrides }))
    const written = [...REFUSED, ...FREE].map(([room, name], at) => {
      const file = `${room}/imports-${at}.ts`
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `import '${name}'\n`)
      return { file, says: `${room} imports ${name}` }
    })
    const asked = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none']
    const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), [...asked, '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout)
    const complained = new Set(diagnostics.map(({ location }) => location.path))
    expect(written.filter(({ file }) => complained.has(file)).map(({ says }) => says)).toEqual(
      REFUSED.map(([room, name]) => `${room} imports ${name}`),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
