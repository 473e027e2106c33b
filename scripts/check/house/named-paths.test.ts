import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What recipes make as an example. */
const EXAMPLES = /reminder|recall|phonepe|\/language\/hi$/

it('no page names a file or a folder of ours that is not there', () => {
  const pages = [
    ...globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md', 'examples/*/README.md']),
    'findings/README.md',
  ]
  const lost = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:packages|examples|scripts|bench|e2e)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      // What a build or a start makes is not in the repository.
      .filter((path) => !EXAMPLES.test(path) && !/\/(dist|node_modules)\b/.test(path) && !existsSync(path))
      .map((path) => `${page}: ${path}`),
  )
  expect(pages.length).toBeGreaterThan(80)
  expect(lost).toEqual([])
})

it('each folder of widgets that the store’s files are grouped by is there', () => {
  const rooms = globSync('packages/widgets/src/*/').flatMap((room) => readdirSync(room))
  const config = readFileSync('examples/store/astro.config.mjs', 'utf8')
  // Written as `packages\/widgets\/src\/\w+\/(notices\/|…`, up to what is of another package.
  const lists = config.split(String.raw`packages\/widgets\/src\/\w+\/(`).slice(1)
  const named = lists
    .map((rest) => rest.split(/\n|\|(?:packages|examples)/)[0] ?? '')
    .flatMap((list) => [...list.matchAll(/([a-z-]+)\\\//g)].map(([, name = '']) => name))
  expect(lists).toHaveLength(4)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !rooms.includes(name))).toEqual([])
})
