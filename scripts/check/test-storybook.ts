/**
 * Opens the built Storybook, every story and every page of docs, as a designer would: nothing may fail, and each story
 * has to show what its `play` asks for. Named entries alone: `node scripts/check/test-storybook.ts cart-button`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildStorybook, STORYBOOK } from '../build/build-storybook.ts'
import { step } from '../run.ts'
import { findBrowser } from './find-browser.ts'
import { checkControls } from './storybook/check-controls.ts'
import { missingFromHandbook } from './storybook/check-handbook.ts'
import { checkSnippets } from './storybook/check-snippets.ts'
import { checkTokens } from './storybook/check-tokens.ts'
import { checkToolbar } from './storybook/check-toolbar.ts'
import { serveFolder } from './storybook/serve-folder.ts'
import { visitAll } from './storybook/visit-all.ts'
import type { Entry } from './storybook/visit-entry.ts'

const only = process.argv.slice(2)

async function listEntries(): Promise<Entry[]> {
  const index = JSON.parse(await readFile(join(STORYBOOK, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(index.entries)
}

await step('Storybook', buildStorybook)
await step('Every story of the built Storybook', async () => {
  const executablePath = await findBrowser(process.cwd())
  const site = await serveFolder(STORYBOOK, { below: '/designs/' })
  // Stories stand in frames of the pages of docs, too: each is visited by its own address, which is the frame's.
  const visited = await serveFolder(STORYBOOK, { below: '/designs/', hasEmptyFrames: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const all = await listEntries()
    const entries = all.filter(({ id }) => only.length === 0 || only.some((part) => id.includes(part)))
    if (entries.length === 0) throw new Error(`No story or page is called ${only.join(', ')}.`)
    const others = [
      () => checkToolbar(browser, site.url),
      () => checkControls(browser, site.url),
      () => checkSnippets(browser, site.url, entries, STORYBOOK),
      () => checkTokens(browser, site.url),
    ]
    const failures = [
      ...missingFromHandbook(all),
      ...(await visitAll(browser, { site: visited.url, entries, all, others })),
    ]
    for (const failure of failures) console.error(failure)
    if (failures.length > 0)
      throw new Error(`${failures.length} things are wrong in ${entries.length} entries.`)
    console.log(`${entries.length} stories and pages are well.`)
  } finally {
    await browser.close()
    await site.stop()
    await visited.stop()
  }
})
