import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/** Which file imports which, types and what is loaded later included. */
function arrowsOf(files: readonly string[]): Arrows {
  return new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8')
      const script = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text
      const paths = ts.preProcessFile(script).importedFiles.map(({ fileName }) => fileName)
      const own = paths.filter((path) => path.startsWith('.')).map((path) => join(dirname(file), path))
      return [file, new Set(own.filter((path) => files.includes(path)))]
    }),
  )
}

/** The same between folders; a file beside folders stands for itself. */
function arrowsOfFolders(arrows: Arrows, source: string): Arrows {
  const roomOf = (file: string) => file.slice(source.length).split('/')[0] ?? ''
  const rooms = new Map<string, Set<string>>()
  for (const [file, imported] of arrows) {
    const room = rooms.get(roomOf(file)) ?? new Set()
    for (const other of imported) if (roomOf(other) !== roomOf(file)) room.add(roomOf(other))
    rooms.set(roomOf(file), room)
  }
  return rooms
}

/** What stands in a circle, as `from -> to`: all that is left when who imports nobody, and whom nobody imports, has gone. */
function circlesIn(arrows: Arrows): string[] {
  const left = new Map([...arrows].map(([from, to]) => [from, new Set(to)]))
  for (let before = Infinity; left.size < before; ) {
    before = left.size
    const imported = new Set([...left.values()].flatMap((to) => [...to]))
    for (const [from, to] of left) {
      if (to.size > 0 && imported.has(from)) continue
      left.delete(from)
      for (const others of left.values()) others.delete(from)
    }
  }
  return [...left].flatMap(([from, to]) => [...to].map((other) => `${from} -> ${other}`))
}

const files = sourceFiles('packages/*/src/**/*.{ts,tsx}', 'examples/*/src/**/*.{ts,tsx,astro}')

it('no file imports, by way of others, itself', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(
    circlesIn(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set(['a'])],
      ]),
    ),
  ).toHaveLength(2)
  expect(circlesIn(arrowsOf(files))).toEqual([])
})

it.each(['core', 'client', 'widgets', 'embed', 'server', 'store'])(
  'the folders of %s import one way',
  (name) => {
    const source = name === 'store' ? 'examples/store/src/' : `packages/${name}/src/`
    const own = files.filter((file) => file.startsWith(source))
    expect(circlesIn(arrowsOfFolders(arrowsOf(own), source))).toEqual([])
  },
)
