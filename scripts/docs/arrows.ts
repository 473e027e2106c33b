import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Who imports whom. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

const SCRIPT = /\.[cm]?[jt]sx?$/
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

/** The names that a script imports, as they stand; of a page of Astro's those of its head. Types and what is loaded later are among them. */
export function importsOf(file: string, text: string): string[] {
  if (!SCRIPT.test(file) && !file.endsWith('.astro')) return []
  const script = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text
  return ts.preProcessFile(script).importedFiles.map(({ fileName }) => fileName)
}

/** The file that a relative name means, whatever is asked of it after a question mark. */
export function fileOf(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  if (!name.startsWith('.')) return undefined
  const path = join(dirname(from), name.replace(/[?#].*$/, '')).replaceAll('\\', '/')
  return ENDINGS.map((ending) => `${path}${ending}`).find((one) => known.has(one))
}

/** Which file imports which by a relative name, types and what is loaded later included. */
export function arrowsOf(files: readonly string[]): Arrows {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const names = importsOf(file, readFileSync(file, 'utf8'))
      return [file, new Set(names.flatMap((name) => fileOf(file, name, known) ?? []))]
    }),
  )
}

/** The same between places, as `placeOf` names them. */
export function arrowsBetween(arrows: Arrows, placeOf: (file: string) => string): Arrows {
  const places = new Map<string, Set<string>>()
  for (const [file, imported] of arrows) {
    const place = places.get(placeOf(file)) ?? new Set()
    for (const other of imported) if (placeOf(other) !== placeOf(file)) place.add(placeOf(other))
    places.set(placeOf(file), place)
  }
  return places
}

/** What stands in a circle, as `from -> to`: all that is left when who imports nobody, and whom nobody imports, has gone. */
export function circlesIn(arrows: Arrows): string[] {
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
