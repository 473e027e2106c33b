import { availableParallelism } from 'node:os'
import type { Browser, Page } from 'playwright'
import { createLinkCheck } from './check-links.ts'
import { checkLook } from './check-look.ts'
import { checkWidth } from './check-width.ts'
import { type Entry, openEntryPage, visitEntry } from './visit-entry.ts'

const WIDTH = 1000

/** @returns What is wrong, in words. May reject, where it waited for what never came. */
export type Check = () => Promise<string[]>

/** What is looked at, beside each other: nothing of it changes what another sees. */
interface Visit {
  site: string
  entries: readonly Entry[]
  /** Entries that a page of docs may lead to. */
  all: readonly Entry[]
  /** Done beside the entries. */
  others: readonly Check[]
}

/**
 * Visits entries, and does other checks beside that. What is wrong then is looked at once more, alone, as a failed journey is: the
 * machine may have been too busy. What is well the second time is named.
 *
 * @returns What is wrong at the second look too.
 */
export async function visitAll(browser: Browser, { site, entries, all, others }: Visit): Promise<string[]> {
  const links = createLinkCheck(all)
  const again: { wrong: string[]; check: Check }[] = []
  const leftChecks = others.map(patiently)
  const leftEntries = [...entries]
  const look = (page: Page, entry: Entry, how: 'opened' | 'switched') =>
    patiently(async () => {
      const wrong = [
        ...(await visitEntry(page, site, entry, how)),
        ...(await checkLook(page, entry)),
        ...(await checkWidth(page, entry)),
      ]
      await links.read(page, entry)
      return wrong.map((words) => `${entry.id}\n    ${words}`)
    })()
  const openAlone = async (entry: Entry) => {
    const page = await openEntryPage(browser, WIDTH)
    const wrong = await look(page, entry, 'opened')
    await page.close()
    return wrong
  }
  const work = async () => {
    for (let check = leftChecks.shift(); check; check = leftChecks.shift()) {
      const wrong = await check()
      if (wrong.length > 0) again.push({ wrong, check })
    }
    let page = await openEntryPage(browser, WIDTH)
    let shown: Entry | undefined
    for (let entry = leftEntries.shift(); entry; entry = leftEntries.shift()) {
      // One story after another, as a designer looks at a component. The first of each is opened by its address.
      const follows = shown !== undefined && (entry.type === 'docs' || entry.title === shown.title)
      const isWell = follows && (await look(page, entry, 'switched')).length === 0
      if (follows && !isWell) {
        // The story before it may have left that behind. Where it cannot be ended, Storybook loads its page anew, at any moment.
        await page.close()
        page = await openEntryPage(browser, WIDTH)
      }
      const wrong = isWell ? [] : await look(page, entry, 'opened')
      shown = entry
      if (wrong.length > 0) again.push({ wrong, check: openAlone.bind(undefined, entry) })
    }
    await page.close()
  }
  // A page for each core: twice as many took half as long again.
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const failures = []
  for (const { wrong, check } of again) {
    const stillWrong = await check()
    if (stillWrong.length === 0) console.log(`flaky: ${wrong.join('\n')}`)
    failures.push(...stillWrong)
  }
  return [...failures, ...links.broken()]
}

/** The same check, for which waiting in vain is something wrong. */
const patiently =
  (check: Check): Check =>
  () =>
    check().catch((error) => [`never ready: ${error instanceof Error ? error.stack : error}`])
