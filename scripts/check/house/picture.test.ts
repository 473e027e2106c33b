import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const HOMES = ['packages/*/src/**/*.{ts,tsx}', 'examples/*/*.{ts,mjs}', 'examples/*/src/**/*.{ts,tsx,astro}']
const rooms = globSync(['packages/*/package.json', 'examples/*/package.json']).map(
  (file) => file.split('/')[1],
)

/** Who imports whom: `widgets --> core`. */
function importsOfTheHouse(): string[] {
  const arrows = sourceFiles(...HOMES).flatMap((file) => {
    const from = file.split('/')[1] ?? ''
    return [...readFileSync(file, 'utf8').matchAll(/['"]@dawakit\/([a-z]+)/g)]
      .map(([, to = '']) => to)
      .filter((to) => to !== from && rooms.includes(to))
      .map((to) => `${from} --> ${to}`)
  })
  return [...new Set(arrows)].sort()
}

const picture =
  /```mermaid\nflowchart RL\n([\s\S]*?)```/.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1] ?? ''
const drawn = picture.split('\n').map((line) => line.trim())

it('is drawn in docs/architecture.md with each arrow that the imports have, and no other', () => {
  expect(drawn.filter((line) => line.includes('-->')).sort()).toEqual(importsOfTheHouse())
})

it('shows every room', () => {
  const named = new Set(drawn.flatMap((line) => line.split(' --> ')))
  expect(rooms.filter((room) => !named.has(room ?? ''))).toEqual([])
})
