import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allFiles, baseOf, changedFiles } from './changed-files.ts'
import { type Graph, readGraph } from './import-graph.ts'
import { distancesFrom, nearestFirst } from './nearest.ts'
import { nextBatch } from './test-batches.ts'
import { projectsOf } from './type-projects.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dawakit-near-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

function git(...args: string[]): void {
  const who = ['-c', 'user.name=a test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' })
}

describe('what changed', () => {
  beforeEach(() => {
    write({ 'kept.ts': '', 'edited.ts': '', 'gone.ts': '', 'committed.ts': '', '.gitignore': 'built/\n' })
    git('init', '--initial-branch', 'main')
    git('add', '.')
    git('commit', '-m', 'One')
    git('switch', '-c', 'work')
    write({ 'committed.ts': 'export {}' })
    git('commit', '-am', 'Two')
    write({ 'edited.ts': 'export {}', 'new.ts': '', 'built/new.ts': '' })
    git('rm', 'gone.ts')
  })

  it('is what was committed since the branch parted from main, changed since, new or gone', () => {
    expect(changedFiles(baseOf(root), root)).toEqual(['committed.ts', 'edited.ts', 'gone.ts', 'new.ts'])
  })

  it('is less from a later base', () => {
    expect(changedFiles('HEAD', root)).toEqual(['edited.ts', 'gone.ts', 'new.ts'])
  })

  it('is refused from a base that there is not', () => {
    expect(() => changedFiles('no-such-branch', root)).toThrow('no-such-branch')
  })

  it('is compared with the last commit where there is no main', () => {
    git('branch', '-D', 'main')
    expect(baseOf(root)).toBe('HEAD')
  })
})

describe('who asks whom', () => {
  const asked = (from: string): string[] => {
    git('init')
    return [...(readGraph(allFiles(root), root).get(from) ?? [])].sort()
  }

  it('is what a file imports, types and what it loads later included', () => {
    write({
      'a/a.ts':
        "import { b } from './b.ts'\nimport type { C } from '../c.tsx'\nconst d = () => import('./d.ts')\nexport * from './e'\nimport 'react'",
      'a/b.ts': '',
      'c.tsx': '',
      'a/d.ts': '',
      'a/e/index.ts': '',
    })
    expect(asked('a/a.ts')).toEqual(['a/b.ts', 'a/d.ts', 'a/e/index.ts', 'c.tsx'])
  })

  it('is the source behind the public name of a package', () => {
    write({
      'packages/core/package.json': JSON.stringify({
        name: '@dawakit/core',
        exports: {
          './money': { 'dawakit-source': './src/money/index.ts', import: './dist/money.js' },
          './rules/*': './src/rules/*.ts',
        },
      }),
      'packages/core/src/money/index.ts': '',
      'packages/core/src/rules/gst.ts': '',
      'shop.ts':
        "import '@dawakit/core/money'\nimport '@dawakit/core/rules/gst'\nimport '@dawakit/core/none'",
    })
    expect(asked('shop.ts')).toEqual(['packages/core/src/money/index.ts', 'packages/core/src/rules/gst.ts'])
  })

  it('is a sheet, a document or a list that is asked for as text, and what a sheet takes in', () => {
    write({
      'x.test.ts':
        "import css from './x.css?raw'\nreadFileSync('docs/x.md')\nnew URL('./x.json', import.meta.url)\nrun('node', ['scripts/x.ts'])",
      'x.css': "@import './tokens.css';",
      'tokens.css': '',
      'x.json': '{}',
      'docs/x.md': '',
      'scripts/x.ts': '',
    })
    expect(asked('x.test.ts')).toEqual(['docs/x.md', 'scripts/x.ts', 'x.css', 'x.json'])
    expect(asked('x.css')).toEqual(['tokens.css'])
  })

  it('is every file that the pattern of a check finds, and every one of a folder that it names', () => {
    write({
      'scripts/sheets.test.ts': "globSync('packages/*/src/**/*.css')",
      'scripts/folder.test.ts': "readdirSync(resolve(import.meta.dirname, '../packages/a'))",
      'packages/a/src/b/c.css': '',
      'packages/a/src/b/c.ts': '',
      'packages/ab/c.ts': '',
    })
    expect(asked('scripts/sheets.test.ts')).toEqual(['packages/a/src/b/c.css'])
    expect(asked('scripts/folder.test.ts')).toEqual(['packages/a/src/b/c.css', 'packages/a/src/b/c.ts'])
  })

  it('is still known of a file that is gone', () => {
    write({ 'a.test.ts': "import './gone.ts'" })
    expect(readGraph(['a.test.ts', 'gone.ts'], root).get('a.test.ts')).toEqual(new Set(['gone.ts']))
  })

  it('is not what a configuration names: those are whom it runs', () => {
    write({
      'vitest.config.ts': "import './aliases.ts'\nconst setup = 'test/setup.ts'",
      'aliases.ts': '',
      'test/setup.ts': '',
    })
    expect(asked('vitest.config.ts')).toEqual(['aliases.ts'])
  })
})

const graph: Graph = new Map(
  Object.entries({
    'rules/rule.test.ts': ['rule.ts'],
    'order.ts': ['rule.ts'],
    'orders/order.test.ts': ['order.ts'],
    'widget/widget.test.tsx': ['rule.ts'],
    'other/other.test.ts': [],
    'test/setup.ts': ['rule.ts'],
    'rule.ts': ['values.ts'],
    'values.ts': ['far-away.ts'],
    'scripts/check/house/sentences.test.ts': [],
  }).map(([from, to]) => [from, new Set(to)]),
)
const run = (project: string, file: string, setUp: string[] = []) => ({ project, file, setUp })
const runs = [
  run('server', 'orders/order.test.ts'),
  run('preact', 'widget/widget.test.tsx'),
  run('dom', 'widget/widget.test.tsx'),
  run('node', 'other/other.test.ts'),
  run('node', 'rules/rule.test.ts'),
  run('node', 'scripts/check/house/sentences.test.ts'),
]
const namesOf = (some: readonly { project: string; file: string }[]) =>
  some.map(({ project, file }) => `${project} ${file}`)

describe('what is near', () => {
  it('is who asks for what changed, by way of others too, the nearest first, after the checks of the house', () => {
    expect(namesOf(nearestFirst(runs, distancesFrom(['rule.ts'], graph)))).toEqual([
      'node scripts/check/house/sentences.test.ts',
      'node rules/rule.test.ts',
      'dom widget/widget.test.tsx',
      'preact widget/widget.test.tsx',
      'server orders/order.test.ts',
    ])
  })

  it('is a test that changed itself', () => {
    expect(namesOf(nearestFirst(runs, distancesFrom(['other/other.test.ts'], graph)))).toContain(
      'node other/other.test.ts',
    )
  })

  it('is, where what a project stands on changed, every test of it, and not by what only that reaches', () => {
    const all = [...runs, run('embed', 'far/far.test.ts', ['test/setup.ts'])]
    const nearTo = (file: string) => namesOf(nearestFirst(all, distancesFrom([file], graph)))
    expect(nearTo('test/setup.ts')).toEqual([
      'node scripts/check/house/sentences.test.ts',
      'embed far/far.test.ts',
    ])
    expect(nearTo('rule.ts')).toContain('embed far/far.test.ts')
    expect(nearTo('far-away.ts')).not.toContain('embed far/far.test.ts')
  })

  it('is a test in the folder of what changed before those further away, however long the way to it', () => {
    const long: Graph = new Map(
      Object.entries({
        'returns/returns.ts': [],
        'app.ts': ['returns/returns.ts'],
        'test/app.ts': ['app.ts'],
        'app.test.ts': ['app.ts'],
        'returns/returns.test.ts': ['test/app.ts'],
      }).map(([from, to]) => [from, new Set(to)]),
    )
    const both = [run('server', 'app.test.ts'), run('server', 'returns/returns.test.ts')]
    expect(namesOf(nearestFirst(both, distancesFrom(['returns/returns.ts'], long)))).toEqual([
      'server returns/returns.test.ts',
      'server app.test.ts',
    ])
  })
})

describe('the time that is left', () => {
  const lasts = (ms: number) => ms

  it('is filled in the order of the tests', () => {
    expect(nextBatch([5, 6, 7], lasts, 12)).toEqual([5, 6])
  })

  it('is left to shorter ones where the next is longer than all of it', () => {
    expect(nextBatch([50, 6, 5, 7], lasts, 12)).toEqual([6, 5])
    expect(nextBatch([50], lasts, 12)).toEqual([])
  })
})

it('checks the types of the projects that a change touches', () => {
  expect(projectsOf(['packages/client/src/a.ts', 'examples/desk/src/b.tsx'])).toEqual([
    'packages/client',
    'packages/client/tsconfig.test.json',
    'examples/desk',
  ])
  expect(projectsOf(['scripts/a.ts', 'docs/api.md'])).toEqual(['.'])
  expect(projectsOf(['docs/api.md', 'packages/widgets/src/a.css'])).toEqual([])
})

describe('in this repository', () => {
  const files = allFiles()
  const whole = readGraph(files)

  it('every test asks for something of ours', () => {
    const blind = [...whole].filter(([file, asked]) => /\.test\.tsx?$/.test(file) && asked.size === 0)
    expect(blind.map(([file]) => file)).toEqual([])
  })

  it('no change of the product is near nothing', () => {
    const askedBy = new Map(files.map((file) => [file, new Set<string>()]))
    for (const [from, asked] of whole) for (const to of asked) askedBy.get(to)?.add(from)
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
    const tested = distancesFrom(tests, askedBy)
    const product = files.filter((file) => /^packages\/[\w-]+\/src\/.*(?<!\.d)\.(ts|tsx|css)$/.test(file))
    expect(product.length).toBeGreaterThan(1000)
    expect(product.filter((file) => !tested.has(file))).toEqual([])
  })

  it('a rule is near its own test, the API, the widgets and the desk', () => {
    const distances = distancesFrom(['packages/core/src/money/paise.ts'], whole)
    const tests = [...distances.keys()].filter((file) => /\.test\.tsx?$/.test(file))
    for (const folder of ['packages/core', 'packages/server', 'packages/widgets', 'packages/embed']) {
      expect(tests.filter((file) => file.startsWith(folder)).length, folder).toBeGreaterThan(5)
    }
  })

  it('a document is near the check that reads it', () => {
    expect([...distancesFrom(['docs/api.md'], whole).keys()].some((file) => /\.test\.ts$/.test(file))).toBe(
      true,
    )
  })
})
