import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe finds nothing on the page and in its frames as they stand, and nothing sticks out to the right. axe runs in the
 * page itself: a driver around it carries every passed element out as well, which takes five times as long.
 *
 * @param within - What is looked at, where not all of the page is ours.
 */
export async function expectAccessible(page: Page, name: string, within = 'html'): Promise<void> {
  // A frame of another origin answers the page's axe only when both allow it.
  const allowed = `axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`
  for (const frame of page.frames()) await frame.evaluate(`${source};${allowed};null`)
  const found = await page.evaluate(
    async ([rules, within]) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const { violations } = await checker.run(
        within === 'html' ? document : document.querySelectorAll(within),
        // Stylesheets of another origin would be laid into the page again, against its policy, for a rule that is not asked.
        { runOnly: [...rules], resultTypes: ['violations'], preload: false },
      )
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    [RULES, within] as const,
  )
  expect(found, `axe on ${name}`).toEqual([])
  const overflow = await page.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
  )
  expect(overflow, `overflow of ${name}`).toBeLessThanOrEqual(0)
}
