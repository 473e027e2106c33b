import type { Browser, Locator, Page } from 'playwright'
import { entryUrl, PATIENCE_MS } from './visit-entry.ts'

const STORY = 'shopping-product-card-as-an-element--in-stock'
const TAG = 'dawa-product-card'

/** What the panel says when somebody changes a control. */
const changeControl = (page: Page, updatedArgs: Record<string, string>) =>
  page.evaluate(
    ({ storyId, updatedArgs }) => {
      const { channel } = (
        window as unknown as {
          __STORYBOOK_PREVIEW__: { channel: { emit(event: string, data: object): void } }
        }
      ).__STORYBOOK_PREVIEW__
      channel.emit('updateStoryArgs', { storyId, updatedArgs })
    },
    { storyId: STORY, updatedArgs },
  )

/** Changes a control of an element's story: the element, which stays the same, and the HTML below it have to follow. */
export async function checkControls(browser: Browser, site: string): Promise<string[]> {
  const wrong: string[] = []
  const page = await browser.newPage({ viewport: { width: 1000, height: 1500 } })
  page.setDefaultTimeout(PATIENCE_MS)
  const expectSoon = (what: string, found: Locator) =>
    found
      .first()
      .waitFor()
      .catch(() => wrong.push(`controls: ${what}`))
  await page.goto(entryUrl(site, { id: STORY, type: 'story' }))
  const card = page.locator(TAG)
  await card.getByRole('button', { name: 'Add to Cart' }).waitFor()
  await card.evaluate((element) => element.setAttribute('data-first', ''))
  await changeControl(page, { 'product-id': 'p-syrup' })
  await expectSoon(
    'the card does not show the other product',
    page.locator(`${TAG}[data-first]`).getByText('Honey Cough Syrup'),
  )
  const docs = STORY.replace(/--.*/, '--docs')
  await page.goto(entryUrl(site, { id: docs, type: 'docs' }))
  // A story that is played far below, with its focus, leaves the page where it is.
  const played = page.frameLocator('.docs-story iframe').nth(2).locator(TAG)
  await played.getByRole('button', { name: /^One more of/ }).waitFor()
  if (await page.evaluate(() => scrollY > 0)) wrong.push('a page of docs: a story of it pulls it away')
  const framed = page.frameLocator('.docs-story iframe').first().locator(TAG)
  await framed.getByRole('button', { name: 'Add to Cart' }).waitFor()
  await changeControl(page, { 'product-id': 'p-syrup' })
  await expectSoon('the card on the page of docs does not follow', framed.getByText('Honey Cough Syrup'))
  await page.locator('.docblock-code-toggle').first().click()
  await expectSoon(
    'the HTML below the story is not what it runs',
    page.locator('pre', { hasText: 'product-id="p-syrup"' }),
  )
  await page.close()
  return wrong
}
