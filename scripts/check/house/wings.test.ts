import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { arrowsBetween, arrowsOf, circlesIn } from '../../docs/arrows.ts'
import { roomOf, SERVER, WINGS, wingOf, withWings } from '../../docs/server-wings.ts'
import { sourceFiles } from './source-files.ts'

const MOST_WINGS = 14
const MOST_FILES = 20
/** A series that grows by a number: nobody looks for a file in it. */
const SERIES = [`${SERVER}ground/database/migrations`]

const files = sourceFiles(`${SERVER}**/*.ts`)
const arrows = arrowsOf(files)

it('the server stands in fourteen wings, each with a sentence', () => {
  const wings = new Set(files.map(wingOf))
  expect([...wings].filter((wing) => !wing.endsWith('.ts')).sort()).toEqual(Object.keys(WINGS).sort())
  expect(Object.keys(WINGS).length).toBeLessThanOrEqual(MOST_WINGS)
})

it('a wing imports those below it alone', () => {
  const height = (file: string) => Object.keys(WINGS).indexOf(wingOf(file))
  const back = [...arrows]
    .filter(([file]) => wingOf(file) in WINGS)
    .flatMap(([file, imported]) =>
      [...imported].filter((other) => height(other) > height(file)).map((other) => `${file} -> ${other}`),
    )
  expect(arrows.size).toBeGreaterThan(500)
  expect(back).toEqual([])
})

it('rooms import one way, inside a wing too', () => {
  expect(circlesIn(arrowsBetween(arrows, roomOf))).toEqual([])
})

it('no room holds more files than one can look over', () => {
  const rooms = Map.groupBy(files, dirname)
  const full = [...rooms].filter(([room, inside]) => inside.length > MOST_FILES && !SERIES.includes(room))
  expect(full.map(([room, inside]) => `${room}: ${inside.length} files`)).toEqual([])
})

it('docs/architecture.md draws the wings as they are: npm run docs:tables', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  expect(withWings(page, files)).toBe(page)
})
