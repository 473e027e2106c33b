import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright'
import { hexOf } from './check-look.ts'
import { entryUrl, PATIENCE_MS } from './visit-entry.ts'

const TOKENS = {
  id: 'foundations-tokens--docs',
  title: 'Foundations/Tokens',
  name: 'Docs',
  type: 'docs',
} as const
const FIRST = { ...TOKENS, id: 'introduction--docs' } as const
const CARD = { ...TOKENS, id: 'shopping-product-card--in-stock', type: 'story' } as const
const VIOLET = '#6a2bb8'
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The colour of the first button that puts something into a cart. */
const colourOfButton = async (page: Page) =>
  hexOf(
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .evaluate((button) => getComputedStyle(button).color),
  )

/** Whether a page of docs that is no story is accessible as it stands. */
async function complaintsOfAxe(page: Page, what: string): Promise<string[]> {
  await page.addScriptTag({ path: AXE })
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(where: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    return (await axe.run('.front-room')).violations
  })
  return found.map(({ id, nodes }) => `${what}: ${id}: ${nodes[0]?.html}`)
}

/** Changes the look on the page of tokens, takes it along as CSS, and puts it into another page. */
export async function checkTokens(browser: Browser, site: string): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: 1442, height: 1000 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Nothing is half faded when its contrast is measured.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const wrong: string[] = []
  const expectShown = (what: string, got: string, expected: string) => {
    if (got !== expected) wrong.push(`tokens: ${what} is ${got}, not ${expected}`)
  }
  for (const theme of ['light', 'dark'])
    for (const entry of [FIRST, TOKENS]) {
      await page.goto(entryUrl(site, entry, { theme }))
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .waitFor()
      wrong.push(...(await complaintsOfAxe(page, `${entry.id}, ${theme}`)))
    }

  await page.goto(entryUrl(site, TOKENS))
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .waitFor()
  await page.getByLabel('--dawa-primary, light', { exact: true }).fill(VIOLET)
  await page.getByLabel('--dawa-primary, dark', { exact: true }).fill('#c9a5ff')
  await page.getByLabel('--dawa-radius-control', { exact: true }).fill('999')
  expectShown('the colour of a button', await colourOfButton(page), VIOLET)
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  expectShown('its colour in the dark', await colourOfButton(page), '#c9a5ff')
  await page.getByLabel('--dawa-muted, light', { exact: true }).fill('#dddddd')
  if ((await page.getByText(/^too little: 1\.4 on surface$/).count()) !== 1)
    wrong.push('tokens: a grey that nobody can read is not named')
  await page.getByRole('button', { name: '--dawa-muted as it was' }).click()
  await page.getByRole('button', { name: 'Copy as an appearance object' }).click()
  await page.getByText('Copied', { exact: true }).waitFor()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  if (!code.includes(`primary: { light: '${VIOLET}', dark: '#c9a5ff' },\n  radiusControl: '999px',\n`))
    wrong.push(`tokens: what is copied as an object is\n${code}`)
  await page.getByRole('button', { name: 'Copy as CSS' }).click()
  const css = await page.evaluate(() => navigator.clipboard.readText())

  for (const [theme, colour] of [
    ['light', VIOLET],
    ['dark', '#c9a5ff'],
  ] as const) {
    await page.goto(entryUrl(site, CARD, { theme }))
    await page.getByRole('button', { name: /^Add to Cart/ }).waitFor()
    await page.addStyleTag({ content: css })
    expectShown(`what was copied, pasted elsewhere, ${theme},`, await colourOfButton(page), colour)
  }
  await context.close()
  return wrong
}
