import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Frame, type Page } from 'playwright/test'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Pictures of a page in a row in which nothing moves: what a press has asked for begins in the next one, or the one after. */
const STILL = 6

/** Waits until nothing in a frame is on its way from one look to another: half of a change of colour has no contrast. */
const untilStill = (frame: Frame) =>
  frame.evaluate(async (pictures) => {
    type Tree = Document | ShadowRoot
    const treesIn = (tree: Tree): Tree[] => [
      tree,
      ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesIn(shadowRoot) : [])),
    ]
    const ends = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    const moving = () =>
      treesIn(document)
        .flatMap((tree) => tree.getAnimations())
        .filter(ends)
    for (let still = 0; still < pictures; still++) {
      const all = moving()
      if (all.length > 0) still = 0
      await Promise.allSettled(all.map(({ finished }) => finished))
      // A frame that nobody sees is drawn no more.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 100)
      })
    }
  }, STILL)

/**
 * axe finds nothing on the page and in its frames once they are still, and nothing sticks out to the right. axe runs in the
 * page itself: a driver around it carries every passed element out as well, which takes five times as long.
 *
 * @param within - What is looked at, where not all of the page is ours.
 */
export async function expectAccessible(page: Page, name: string, within = 'html'): Promise<void> {
  // A frame of another origin answers the page's axe only when both allow it.
  const allowed = `axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`
  for (const frame of page.frames()) {
    await frame.evaluate(`${source};${allowed};null`)
    await untilStill(frame)
  }
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
