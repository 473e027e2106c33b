import { readFileSync } from 'node:fs'
import { openApi } from '../../src/api-docs/open-api.ts'
import { calls } from '../../src/app/calls.ts'
import { readConfig } from '../../src/start/read-config.ts'
import { callReference, type Refusals } from './call-reference.ts'

const START = '<!-- Written by `npm run api-docs`: -->'
const END = '<!-- End of what `npm run api-docs` writes. -->'
const REFUSALS = new URL('../conformance/refusals.json', import.meta.url)

/**
 * @param markdown - docs/api.md as it stands.
 * @returns It with the calls' own part written anew.
 * @throws {Error} when the part's two marks are not there
 */
export function withReference(markdown: string): string {
  const [before, rest] = markdown.split(START)
  const [, after] = rest?.split(END) ?? []
  if (before === undefined || after === undefined)
    throw new Error(`docs/api.md lacks "${START}" or "${END}".`)
  const refusals = JSON.parse(readFileSync(REFUSALS, 'utf8')) as Refusals
  const description = openApi(calls, readConfig({}, 'only the name of the store matters here'))
  return `${before}${START}\n\n${callReference(description, refusals)}\n\n${END}${after}`
}
