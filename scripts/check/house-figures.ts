/**
 * Counts the house: what stands in the server, wing by wing, and what a change has to know. `npm run house`; of another
 * checkout: `npm run house -- FOLDER`.
 */

import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chdir } from 'node:process'
import { arrowsBetween, arrowsOf, circlesIn } from '../docs/arrows.ts'
import { roomOf, SERVER, WINGS, wingOf } from '../docs/server-wings.ts'
import { sourceFiles } from './house/source-files.ts'

const [folder = '.'] = process.argv.slice(2)
chdir(folder)

const files = sourceFiles(`${SERVER}**/*.ts`)
const arrows = arrowsOf(files)
const count = (texts: readonly string[], what: RegExp) =>
  texts.reduce((sum, text) => sum + (text.match(what)?.length ?? 0), 0)
const textsOf = (some: readonly string[]) => some.map((file) => readFileSync(file, 'utf8'))
const linesOf = (some: readonly string[]) => count(textsOf(some), /\n/g)

const wings = [...Map.groupBy(files, wingOf)].filter(([wing]) => !wing.endsWith('.ts'))
const order = Object.keys(WINGS)
console.table(
  Object.fromEntries(
    wings
      .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([wing, inside]) => [
        wing,
        { rooms: new Set(inside.map(roomOf)).size, files: inside.length, lines: linesOf(inside) },
      ]),
  ),
)

const between = arrowsBetween(arrows, wingOf)
const down = [...between].flatMap(([from, to]) => [...to].map((other) => [from, other] as const))
const isBack = ([from, to]: readonly [string, string]) =>
  from in WINGS && to in WINGS && order.indexOf(to) > order.indexOf(from)
const rooms = [...Map.groupBy(files, dirname)].sort(([, one], [, other]) => other.length - one.length)
const series = ({ 0: room }: readonly [string, unknown]) => room.endsWith('/migrations')
const largest = rooms.find((room) => !series(room))
/** What parses and replies, prints, reads a file of somebody's, or holds the shapes of answers. */
const EDGE = /\.(calls|desk|routes|schemas)\.ts$|\/(contract|cli|import|imports|lists|gateways|api-docs)\//
const inner = files.filter((file) => !EDGE.test(file))
console.table({
  'top folders': wings.length,
  'arrows between them': down.length,
  'back arrows': down.filter(isBack).length,
  'rooms in a circle': circlesIn(arrowsBetween(arrows, roomOf)).length,
  'files in the largest room': largest?.[1].length ?? 0,
  'rupee conversions below the edge': count(
    textsOf(inner),
    /\b(fromRupees|toRupees|inRupees|toPercent|fromPercent)\(/g,
  ),
})
