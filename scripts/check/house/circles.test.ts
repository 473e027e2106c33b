import { expect, it } from 'vitest'
import { arrowsBetween, arrowsOf, circlesIn } from '../../docs/arrows.ts'
import { sourceFiles } from './source-files.ts'

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

it.each(['core', 'client', 'lists', 'widgets', 'embed', 'store'])(
  'the folders of %s import one way',
  (name) => {
    const source = name === 'store' ? 'examples/store/src/' : `packages/${name}/src/`
    const own = files.filter((file) => file.startsWith(source))
    // A file beside folders stands for itself.
    const folderOf = (file: string) => file.slice(source.length).split('/')[0] ?? ''
    expect(circlesIn(arrowsBetween(arrowsOf(own), folderOf))).toEqual([])
  },
)
