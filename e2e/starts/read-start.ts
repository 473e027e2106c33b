import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What a page of docs/starts has its reader do. */
export interface Start {
  /** The whole page, for what only one of them says. */
  text: string
  /** The files that it shows, by their paths. */
  files: ReadonlyMap<string, string>
  /** The packages that it installs. */
  packages: readonly string[]
}

/** The store of `npm start`, where the pages are written for it. */
const STORE_OF_START = /http:\/\/localhost:4321/g
/** The first word is the language, for who colours it; what follows is read here alone. */
const FILE = /^```\w+ file=(\S+)\n(.*?)^```$/gms
const TARBALLS = /^\S*\/dawakit-\{?([\w,]+)\}?-\*\.tgz$/
const INSTALL = /^npm install (?:--save-dev )?([^\n]+)$/gm

/** What `npm install` is told: a package by its name, or ours by their files, as a shell finds them. */
function packagesOf(argument: string): string[] {
  const [, ours] = TARBALLS.exec(argument) ?? []
  return ours ? ours.split(',').map((name) => `@dawakit/${name}`) : [argument]
}

/**
 * Reads a start as somebody who follows it to the letter.
 *
 * @param name - Of the page, without `.md`.
 * @param store - The store to try it with.
 * @throws {Error} for a page that shows no file, or one twice.
 */
export async function readStart(name: string, store: string): Promise<Start> {
  const path = fileURLToPath(new URL(`../../docs/starts/${name}.md`, import.meta.url))
  const page = (await readFile(path, 'utf8')).replace(STORE_OF_START, store)
  const files = new Map<string, string>()
  for (const [, file = '', text = ''] of page.matchAll(FILE)) {
    if (files.has(file)) throw new Error(`docs/starts/${name}.md shows ${file} twice.`)
    files.set(file, text)
  }
  if (files.size === 0) throw new Error(`docs/starts/${name}.md shows no file (\`\`\`html file=index.html).`)
  const packages = [...page.matchAll(INSTALL)].flatMap(([, names = '']) =>
    names.split(/\s+/).flatMap(packagesOf),
  )
  return { text: page, files, packages }
}
