import { readFileSync } from 'node:fs'
import type { ApiDescription } from '../../src/app/api-docs/api-description.ts'
import { deskApi } from '../../src/app/api-docs/desk-api.ts'
import { openApi } from '../../src/app/api-docs/open-api.ts'
import { calls } from '../../src/app/calls/calls.ts'
import { deskCalls } from '../../src/app/calls/desk-calls.ts'
import { readConfig } from '../../src/operator/start/read-config.ts'
import { callReference, type Refusals } from './call-reference.ts'

const START = '<!-- Written by `npm run api-docs`: -->'
const END = '<!-- End of what `npm run api-docs` writes. -->'

/** A page of docs/ with a part that its calls write themselves. */
interface ApiPage {
  /** Its name in docs/. */
  file: string
  names: readonly string[]
  describe(): ApiDescription
  /** What the conformance rows heard. */
  refusals: URL
}

const config = () => readConfig({}, 'only the name of the store matters here')

export const API_PAGES: readonly ApiPage[] = [
  {
    file: 'api.md',
    names: calls.map(({ name }) => name),
    describe: () => openApi(calls, config()),
    refusals: new URL('../conformance/refusals.json', import.meta.url),
  },
  {
    file: 'desk-api.md',
    names: deskCalls.map(({ name }) => name),
    describe: () => deskApi(deskCalls, config()),
    refusals: new URL('../conformance/desk/refusals.json', import.meta.url),
  },
]

/**
 * @param markdown - The page as it stands.
 * @returns It with the calls' own part written anew.
 * @throws {Error} when the part's two marks are not there
 */
export function withReference({ file, describe, refusals }: ApiPage, markdown: string): string {
  const [before, rest] = markdown.split(START)
  const [, after] = rest?.split(END) ?? []
  if (before === undefined || after === undefined)
    throw new Error(`docs/${file} lacks "${START}" or "${END}".`)
  const known = JSON.parse(readFileSync(refusals, 'utf8')) as Refusals
  return `${before}${START}\n\n${callReference(describe(), known)}\n\n${END}${after}`
}
