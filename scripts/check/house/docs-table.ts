import { readFileSync } from 'node:fs'

/** The rows of the first table below a heading of a page of docs/, without its head. */
export function rowsBelow(heading: string, page: string): string[][] {
  const section = readFileSync(page, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
