/** The files that are made of the elements' facts: two that are kept with the sources, and those of the package alone. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { readWidgets } from '../widget-facts.ts'
import { assistantText } from './assistant-text.ts'
import { customElementsManifest, type Handbook, htmlCustomData, webTypes } from './editor-data.ts'
import { type ElementFacts, elementFacts } from './element-facts.ts'
import { elementTypes } from './element-types.ts'

const FOLDER = 'packages/embed/dist'

/** What a coding assistant reads; the build of the script tag takes it along. */
export const ASSISTANT_TEXT = 'docs/llms.txt'

function handbook(): Handbook {
  const { version, homepage } = JSON.parse(readFileSync('packages/embed/package.json', 'utf8'))
  return { version, docs: homepage.replace(/\/tree\/(\w+)\/.*$/, '/blob/$1/docs') }
}

/** Path and text of what `npm run docs:tables` writes. */
export const writtenFiles = (elements: readonly ElementFacts[]): Record<string, string> => ({
  'packages/embed/src/types/element-types.ts': elementTypes(elements),
  [ASSISTANT_TEXT]: assistantText(elements, handbook()),
})

/** Name and text of what the package brings besides. */
export function packageFiles(elements: readonly ElementFacts[]): Record<string, string> {
  const asText = (data: object) => `${JSON.stringify(data, null, 1)}\n`
  return {
    'custom-elements.json': asText(customElementsManifest(elements)),
    'html-custom-data.json': asText(htmlCustomData(elements, handbook())),
    'web-types.json': asText(webTypes(elements, handbook())),
    'llms.txt': assistantText(elements, handbook()),
  }
}

/** Writes them into the package. */
export async function buildPackageFiles(): Promise<void> {
  const files = packageFiles(elementFacts(readWidgets()))
  await mkdir(FOLDER, { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(`${FOLDER}/${name}`, text)))
}
