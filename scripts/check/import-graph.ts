import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { type Arrows, fileOf, importsOf } from '../docs/arrows.ts'

/** Which file asks which: what it imports ({@link Arrows}), by public names too, and what it names to read or to run. Paths from the root. */
export type Graph = Arrows

const SCRIPT = /\.(?:[cm]?[jt]sx?|astro|vue|svelte|html)$/
/** What a configuration names are those that it runs, not what it stands on. */
const CONFIGURATION = /\.config\.[cm]?[jt]s$/
const TEST = /\.test\.tsx?$/
/** A template that puts something in is no path. */
const LITERAL = /'([^'\n]+)'|"([^"\n]+)"|`([^`$\n]+)`/g

/**
 * Reads what the files of a repository ask of each other.
 *
 * A name in quotes is an arrow too where there is a file of it: a document that a check reads, a program that a test starts.
 * So is a pattern or a folder in a test, to every file in it: a check of all sheets is near each of them.
 *
 * @param files - From the root; also those that are gone, so that who still asks for them is found.
 * @param root - Where they lie.
 */
export function readGraph(files: readonly string[], root = '.'): Graph {
  const known = new Set(files)
  const publicNames = readPublicNames(files, root)
  return new Map(
    files.map((file) => {
      const path = join(root, file)
      if (!existsSync(path)) return [file, new Set<string>()]
      if (file.endsWith('.css')) return [file, importsOfSheet(file, readFileSync(path, 'utf8'), known)]
      if (!SCRIPT.test(file)) return [file, new Set<string>()]
      return [file, askedBy(file, readFileSync(path, 'utf8'), { files, known, publicNames })]
    }),
  )
}

interface Known {
  files: readonly string[]
  known: ReadonlySet<string>
  publicNames: PublicNames
}

function askedBy(file: string, text: string, { files, known, publicNames }: Known): Set<string> {
  const asked = new Set<string>()
  for (const name of importsOf(file, text)) {
    const found = publicNames(name) ?? fileOf(file, name, known)
    if (found) asked.add(found)
  }
  if (CONFIGURATION.test(file)) return asked
  for (const [, single, double, template] of text.matchAll(LITERAL)) {
    const name = single ?? double ?? template ?? ''
    if (!/[./]/.test(name)) continue
    const found = fileOf(file, name, known) ?? (known.has(name) ? name : publicNames(name))
    if (found) asked.add(found)
    else if (TEST.test(file)) for (const other of filesBehind(file, name, files)) asked.add(other)
  }
  asked.delete(file)
  return asked
}

/** The files that a test finds by a pattern, or in a folder that it names. */
function filesBehind(test: string, name: string, files: readonly string[]): string[] {
  if (isPattern(name)) return files.filter((file) => matchesGlob(file, name))
  if (!/^[\w./-]+\/[\w-]+$/.test(name)) return []
  const folder = name.startsWith('.') ? join(dirname(test), name).replaceAll('\\', '/') : name
  return files.filter((file) => file.startsWith(`${folder}/`))
}

/** A pattern of files somewhere in a folder: `*` alone, or in a sentence or an expression, is none. */
const isPattern = (name: string) => /^[\w.{][\w./*{},@-]*\/[\w./*{},@-]*$/.test(name) && name.includes('*')

function importsOfSheet(file: string, text: string, known: ReadonlySet<string>): Set<string> {
  const names = text.matchAll(/@import\s+(?:url\()?["']([^"']+)/g)
  return new Set([...names].flatMap(([, name = '']) => fileOf(file, name, known) ?? []))
}

/** The source file that a public name means, as `@dawakit/core/money`. */
type PublicNames = (name: string) => string | undefined

/** By the condition that this repository's own programs resolve with. */
function readPublicNames(files: readonly string[], root: string): PublicNames {
  const known = new Set(files)
  const names = new Map<string, string>()
  for (const file of files.filter((one) => /^packages\/[\w-]+\/package\.json$/.test(one))) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    for (const [key, target] of Object.entries<string | Record<string, string>>(exports)) {
      const source = typeof target === 'string' ? target : target['dawakit-source']
      if (source) names.set(join(name, key), join(dirname(file), source))
    }
  }
  const patterns = [...names].filter(([name]) => name.includes('*'))
  return (asked) => {
    const name = asked.replace(/\?.*$/, '')
    if (!name.startsWith('@')) return undefined
    const exact = names.get(name)
    if (exact !== undefined) return known.has(exact) ? exact : undefined
    for (const [pattern, target] of patterns) {
      const [before = '', after = ''] = pattern.split('*')
      if (!name.startsWith(before) || !name.endsWith(after)) continue
      const found = target.replace('*', name.slice(before.length, name.length - after.length))
      if (known.has(found)) return found
    }
    return undefined
  }
}
