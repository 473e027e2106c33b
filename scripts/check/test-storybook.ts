/**
 * Opens the built Storybook, every story and every page of docs, as a designer would: nothing may fail, and each story
 * has to show what its `play` asks for. Named entries alone: `node scripts/check/test-storybook.ts cart-button`.
 */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { buildStorybook, STORYBOOK } from '../build/build-storybook.ts'
import { step } from '../run.ts'
import { findBrowser } from './find-browser.ts'
import { checkControls } from './storybook/check-controls.ts'
import { missingFromHandbook } from './storybook/check-handbook.ts'
import { createLinkCheck } from './storybook/check-links.ts'
import { checkLook } from './storybook/check-look.ts'
import { checkSnippets } from './storybook/check-snippets.ts'
import { checkTokens } from './storybook/check-tokens.ts'
import { checkToolbar } from './storybook/check-toolbar.ts'
import { checkWidth } from './storybook/check-width.ts'
import { serveFolder } from './storybook/serve-folder.ts'
import { type Entry, openEntryPage, visitEntry } from './storybook/visit-entry.ts'

const WIDTH = 1000

const only = process.argv.slice(2)

async function listEntries(): Promise<Entry[]> {
  const index = JSON.parse(await readFile(join(STORYBOOK, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(index.entries)
}

type Check = () => Promise<string[]>

/**
 * Visits the entries, and does the other checks beside that.
 *
 * @param all - Entries that a page of docs may lead to.
 */
async function visitAll(
  browser: Browser,
  site: string,
  entries: readonly Entry[],
  { all, others }: { all: readonly Entry[]; others: Check[] },
): Promise<string[]> {
  const links = createLinkCheck(all)
  const left = [...entries]
  const failures: string[] = []
  const work = async () => {
    for (let check = others.shift(); check; check = others.shift()) failures.push(...(await check()))
    let page = await openEntryPage(browser, WIDTH)
    const look = async (entry: Entry, how: 'opened' | 'switched') => [
      ...(await visitEntry(page, site, entry, how)),
      ...(await checkLook(page, entry)),
      ...(await checkWidth(page, entry)),
    ]
    let shown: Entry | undefined
    for (let entry = left.shift(); entry; entry = left.shift()) {
      // One story after another, as a designer looks at a component. The first of each is opened by its address.
      const follows = shown !== undefined && (entry.type === 'docs' || entry.title === shown.title)
      const isWell = follows && (await look(entry, 'switched').catch(() => ['gone'])).length === 0
      if (follows && !isWell) {
        // The story before it may have left that behind. Where it cannot be ended, Storybook loads its page anew, at any moment.
        await page.close()
        page = await openEntryPage(browser, WIDTH)
      }
      const wrong = isWell ? [] : await look(entry, 'opened')
      failures.push(...wrong.map((words) => `${entry.id}\n    ${words}`))
      await links.read(page, entry)
      shown = entry
    }
    await page.close()
  }
  // A page for each core: twice as many took half as long again.
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return [...failures, ...links.broken()]
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
      ...(await visitAll(browser, visited.url, entries, { all, others })),
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
