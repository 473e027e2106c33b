import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { linkMailedTo } from './inbox.ts'
import { expect, test } from './journey.ts'
import { newMobile } from './visitor.ts'

const THANKS = 'Thank you for subscribing. Please confirm it by the link in your mail'

test('the newsletter comes to who has confirmed it by the mailed link, and ends by another', async ({
  page,
}) => {
  const email = `${newMobile()}@mail.example`
  const main = page.getByRole('main')
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Newsletter').fill(email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeVisible()
  const confirm = await linkMailedTo(email, '/newsletter/confirm/')
  const leave = await linkMailedTo(email, '/newsletter/leave/')

  // A scanner of mails has opened it, and nothing has happened.
  const opened = await page.goto(confirm)
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Confirm your subscription')
  await expectAccessible(page, 'the link of the newsletter’s mail')
  for (const time of ['once', 'again']) {
    await page.goto(confirm)
    await main.getByRole('button', { name: 'Confirm the subscription' }).click()
    await expect(main.getByRole('heading', { level: 1 }), time).toHaveText('Your subscription is confirmed')
  }
  await expectAccessible(page, 'a subscription that is confirmed')
  const ended = await page.goto(leave)
  expect(ended?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await main.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
  await page.goto(confirm)
  await main.getByRole('button', { name: 'Confirm the subscription' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'This link has expired. Please request a new one',
  )
  await main.getByRole('link', { name: 'To the newsletter' }).click()
  await expect(page).toHaveURL('/newsletter')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form sends the same mail, and its link confirms', { tag: '@phone' }, async ({ page }) => {
    const email = `${newMobile()}@mail.example`
    await page.goto('/newsletter')
    await page.getByRole('main').getByLabel('Email').fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeVisible()
    await page.goto(await linkMailedTo(email, '/newsletter/confirm/'))
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your subscription is confirmed')
  })
})

test('a form of another site subscribes nobody, a partner’s no more than any', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of ['/newsletter', '/api/post/newsletter']) {
    await page.goto(addresses.partner)
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.evaluate((action) => {
      const form = Object.assign(document.createElement('form'), { action, method: 'post' })
      const field = Object.assign(document.createElement('input'), { name: 'email', value: 'a@mail.example' })
      form.append(field)
      document.body.append(form)
      form.submit()
    }, `${addresses.store}${path}`)
    expect((await answered).status(), path).toBe(403)
    await page.waitForURL(`**${path}`)
  }
})
