import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe finds nothing on the page and in its frames as they stand, and nothing sticks out to the right. axe runs in the
 * page itself: a driver around it carries every passed element out as well, which takes five times as long.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // A frame of another origin answers the page's axe only when both allow it.
  const allowed = `axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`
  for (const frame of page.frames()) await frame.evaluate(`${source};${allowed};null`)
  const found = await page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations } = await checker.run(document, { runOnly: rules, resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, RULES)
  expect(found, `axe on ${name}`).toEqual([])
  const overflow = await page.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth,
  )
  expect(overflow, `overflow of ${name}`).toBeLessThanOrEqual(0)
}
