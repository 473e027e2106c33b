import { globSync, readFileSync } from 'node:fs'

const NO_SOURCE = /\.(test|stories|example)\.|\.d\.ts$/

/** Files of the product by pattern, from the root; tests and stories are none. */
export const sourceFiles = (...patterns: string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !NO_SOURCE.test(file))
    .sort()

/** What `find` says of each line of these files, as `file:line: what is wrong`. */
export function complaints(files: readonly string[], find: (line: string) => string | undefined): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const found = find(line)
        return found ? [`${file}:${index + 1}: ${found}`] : []
      }),
  )
}
