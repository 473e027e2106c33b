/**
 * The examples that stand beside what they show, `NAME.example.tsx`, as the pages of docs/ have them: a block of code behind whose
 * fence the file's name stands is the file. `docs-tables.ts` writes it, a house test holds the pages to it.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The text of each example by the name of its file. */
export function readExamples(): Map<string, string> {
  const files = globSync('packages/{client,lists,widgets}/src/**/*.example.{ts,tsx}')
  return new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')]))
}

/** A block, and the name of its example. */
export const SHOWN = /```tsx? ([\w-]+\.example\.tsx?)\n[\s\S]*?```/g

/** The page with each example as its file has it. @throws where there is no such file */
export function withExamples(text: string, examples: ReadonlyMap<string, string>): string {
  return text.replace(SHOWN, (_, name: string) => {
    const code = examples.get(name)
    if (code === undefined) throw new Error(`There is no ${name} beside what it shows.`)
    return `\`\`\`${name.split('.').at(-1)} ${name}\n${code}\`\`\``
  })
}

/** Pages that may show one. */
export const pagesOfExamples = (): string[] =>
  globSync(['docs/languages.md', 'docs/widgets/*.md', 'packages/*/README.md'])
