import { expect, type Locator, type Page, test } from './journey.ts'

const NAME = 'Balvaan Fit Whey Protein Chocolate 500 g'
const PRODUCT = '/product/fitness-supplements/balvaan-fit-whey-protein-chocolate-500-g'
const PICTURES = ['/images/packs/p', '-box.svg', '-label.svg']

const slides = (page: Page) => page.getByRole('list', { name: 'Pictures of the product' })
const thumb = (page: Page, number: number) =>
  page.getByRole('link', { name: `Picture ${number} of 3`, exact: true })
const fullScreen = (page: Page) => page.getByRole('dialog', { name: NAME })
const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** One picture fills the stage, and its thumbnail alone is marked. */
async function expectShown(page: Page, number: number): Promise<void> {
  for (const other of [1, 2, 3]) {
    const picture = slides(page)
      .getByRole('listitem')
      .nth(other - 1)
    if (other === number) {
      await expect(picture).toBeInViewport({ ratio: 0.9 })
      await expect(thumb(page, other)).toHaveAttribute('aria-current', 'true')
    } else {
      await expect(picture).not.toBeInViewport({ ratio: 0.1 })
      await expect(thumb(page, other)).not.toHaveAttribute('aria-current')
    }
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto(PRODUCT)
  await expect(slides(page).getByRole('img')).toHaveCount(3)
})

test('thumbnails show their picture, by press and by key, and swiping marks its thumbnail', async ({
  page,
}) => {
  await expectShown(page, 1)
  await thumb(page, 3).click()
  await expectShown(page, 3)
  await thumb(page, 2).focus()
  await page.keyboard.press('Enter')
  await expectShown(page, 2)
  await slides(page).evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }))
  await expectShown(page, 1)
  await slides(page).focus()
  await page.keyboard.press('ArrowRight')
  await expectShown(page, 2)
  expect(page.url()).toMatch(new RegExp(`${PRODUCT}$`))
})

test('the magnifier enlarges what is under the mouse, and ends when it leaves', { tag: '@desktop' }, async ({
  page,
}) => {
  const picture = slides(page).getByRole('img').first()
  const still = await boxOf(picture)
  await picture.hover({ position: { x: still.width * 0.25, y: still.height * 0.25 } })
  const left = await boxOf(picture)
  expect(left.width / still.width).toBeCloseTo(2.2, 1)
  await picture.hover({ position: { x: left.width * 0.4, y: left.height * 0.4 } })
  const right = await boxOf(picture)
  expect(right.x).toBeLessThan(left.x)
  expect(right.y).toBeLessThan(left.y)
  await page.mouse.move(5, 5)
  expect(await boxOf(picture)).toEqual(still)
})

test('a finger does not magnify: it opens the full screen', { tag: '@phone' }, async ({ page }) => {
  const picture = slides(page).getByRole('img').first()
  const still = await boxOf(picture)
  await picture.tap()
  await expect(fullScreen(page)).toBeVisible()
  await fullScreen(page).getByRole('button', { name: 'Close' }).tap()
  await expect(fullScreen(page)).toBeHidden()
  expect(await boxOf(picture)).toEqual(still)
})

test('the full-screen view begins with the picture that is shown, also where a link has led to it before the script', async ({
  page,
}) => {
  await page.goto(`${PRODUCT}#picture-2`)
  await expectShown(page, 2)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(fullScreen(page).getByRole('status')).toHaveText('Picture 2 of 3')
})

test('the full-screen view fills the screen; arrows and buttons turn it round, Escape gives the focus back', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Full screen' })
  await thumb(page, 2).click()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = fullScreen(page)
  const large = dialog.getByRole('img', { name: NAME })
  const count = dialog.getByRole('status')
  const expectLarge = async (number: number) => {
    await expect(large).toHaveAttribute('src', new RegExp(`${PICTURES[number - 1]}[^/]*$`))
    await expect(count).toHaveText(`Picture ${number} of 3`)
  }
  expect(await boxOf(dialog)).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expectLarge(2)
  await page.keyboard.press('ArrowRight')
  await expectLarge(3)
  await page.keyboard.press('ArrowRight')
  await expectLarge(1)
  await page.keyboard.press('ArrowLeft')
  await expectLarge(3)
  await dialog.getByRole('button', { name: 'Previous' }).click()
  await expectLarge(2)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expectLarge(3)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  // The page is where the full screen was left.
  await expectShown(page, 3)
})
