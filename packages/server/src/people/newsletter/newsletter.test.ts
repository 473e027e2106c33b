import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { sweep } from '../../operator/background/sweep.ts'
import { addPartner } from '../partners/partner-keys.ts'

const ASHA = 'asha@mail.example'
const DAY = 86_400_000
const subscribe = (shop: TestShop, email: unknown) => shop.call('POST /post/newsletter', { body: { email } })
const confirm = (shop: TestShop, token: string) =>
  shop.call('POST /post/confirmNewsletter', { body: { token } })
const leave = (shop: TestShop, token: string) => shop.call('POST /post/leaveNewsletter', { body: { token } })

/** The tokens of the newest mail. */
async function mailed(shop: TestShop) {
  await shop.app.context.outbox.runOnce()
  const { text = '', to = '' } = shop.outside.mails.at(-1) ?? {}
  const token = (kind: string) =>
    text.match(new RegExp(`http://shop.test/newsletter/${kind}/(\\S+)`))?.[1] ?? ''
  return { to, count: shop.outside.mails.length, confirm: token('confirm'), leave: token('leave') }
}

/** The addresses, and whether they are on the list. */
const list = async (shop: TestShop) =>
  (
    await shop.db
      .selectFrom('newsletter')
      .select(['email_key', 'confirmed_at'])
      .orderBy('email_key')
      .execute()
  ).map((row) => [row.email_key, row.confirmed_at !== null])

onEachDatabase('The newsletter', (open) => {
  it('goes to an address once its owner has followed the mailed link, also a second time', async () => {
    const shop = await openTestShop(await open())
    await subscribe(shop, 'Asha@mail.example')
    const mail = await mailed(shop)
    expect(mail.to).toBe('Asha@mail.example')
    expect(await list(shop)).toEqual([[ASHA, false]])
    expect(await confirm(shop, mail.confirm)).toMatchObject({
      status: 200,
      message: 'Your subscription is confirmed',
    })
    expect(await list(shop)).toEqual([[ASHA, true]])
    shop.clock.advance(30 * DAY)
    expect(await confirm(shop, mail.confirm)).toMatchObject({ message: 'Your subscription is confirmed' })
  })

  it('keeps no token that would do in the place of the mailed one', async () => {
    const shop = await openTestShop(await open())
    await subscribe(shop, ASHA)
    const row = await shop.db.selectFrom('newsletter').selectAll().executeTakeFirstOrThrow()
    const kept = Object.values(row).filter((value) => typeof value === 'string')
    for (const token of [...kept, 'made-up']) {
      expect(await confirm(shop, token)).toMatchObject({ status: 422, code: 'link-expired' })
      await leave(shop, token)
    }
    expect(await list(shop)).toEqual([[ASHA, false]])
  })

  it('is left by the first of its mails also when another has been sent', async () => {
    const shop = await openTestShop(await open())
    await subscribe(shop, ASHA)
    const first = await mailed(shop)
    await subscribe(shop, ASHA)
    await confirm(shop, (await mailed(shop)).confirm)
    await leave(shop, first.leave)
    expect(await list(shop)).toEqual([])
  })

  it('says the same of every address, whatever is known of it', async () => {
    const shop = await openTestShop(await open())
    const first = await subscribe(shop, ASHA)
    await confirm(shop, (await mailed(shop)).confirm)
    for (const email of ['asha@MAIL.example', 'other@mail.example']) {
      const again = await subscribe(shop, email)
      expect({ ...again, headers: 0 }).toEqual({ ...first, headers: 0 })
    }
    expect(first.message).toBe('Thank you for subscribing. Please confirm it by the link in your mail')
    expect(await list(shop)).toEqual([
      [ASHA, true],
      ['other@mail.example', false],
    ])
  })

  it('mails three times a day to one address, and never to one that has confirmed', async () => {
    const shop = await openTestShop(await open())
    for (let time = 0; time < 5; time++) await subscribe(shop, ASHA)
    const third = await mailed(shop)
    expect(third.count).toBe(3)
    shop.clock.advance(DAY)
    await subscribe(shop, ASHA)
    const fourth = await mailed(shop)
    expect(fourth.count).toBe(4)
    expect((await confirm(shop, third.confirm)).status).toBe(422)
    expect((await confirm(shop, fourth.confirm)).status).toBe(200)
    shop.clock.advance(DAY)
    await subscribe(shop, ASHA)
    expect((await mailed(shop)).count).toBe(4)
  })

  it('mails three times also where many ask at once', async () => {
    const shop = await openTestShop(await open())
    await Promise.all(Array.from({ length: 8 }, () => subscribe(shop, ASHA)))
    expect((await mailed(shop)).count).toBe(3)
  })

  it('takes a link for seven days, and forgets who has not followed it', async () => {
    const shop = await openTestShop(await open())
    await subscribe(shop, ASHA)
    const late = await mailed(shop)
    await subscribe(shop, 'ravi@mail.example')
    await confirm(shop, (await mailed(shop)).confirm)
    shop.clock.advance(7 * DAY)
    expect(await confirm(shop, late.confirm)).toMatchObject({ status: 422, code: 'link-expired' })
    expect(await list(shop)).toHaveLength(2)
    shop.clock.advance(1)
    await sweep(shop.app.context)
    expect(await list(shop)).toEqual([['ravi@mail.example', true]])
  })

  it('is left by any of its mails, and forgets the address', async () => {
    const shop = await openTestShop(await open())
    await subscribe(shop, ASHA)
    const mail = await mailed(shop)
    await confirm(shop, mail.confirm)
    const left = await leave(shop, mail.leave)
    expect(left).toMatchObject({ status: 200, message: 'You are unsubscribed' })
    expect(await list(shop)).toEqual([])
    expect({ ...(await leave(shop, mail.leave)), headers: 0 }).toEqual({ ...left, headers: 0 })
    expect((await leave(shop, '')).status).toBe(400)
    expect({ ...(await leave(shop, 'made-up')), headers: 0 }).toEqual({ ...left, headers: 0 })
    expect((await confirm(shop, mail.confirm)).status).toBe(422)
  })

  it.each([
    ['', 'Please enter your email'],
    ['asha', 'Enter a valid email'],
    [7, 'The request is not valid'],
  ])('refuses %j', async (email, sentence) => {
    const shop = await openTestShop(await open())
    expect(await subscribe(shop, email)).toMatchObject({ status: 400, message: sentence })
  })

  it('takes no form of another site: its own pages and those of partners alone', async () => {
    const shop = await openTestShop(await open())
    const key = await addPartner(shop.db, 'Partner', ['https://partner.example'], 1)
    const from = async (headers: Record<string, string>) =>
      (await shop.call('POST /post/newsletter', { body: { email: ASHA }, headers })).status
    expect(await from({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await from({ origin: 'null' })).toBe(403)
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await from({ origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await list(shop)).toEqual([])
    const partner = {
      origin: 'https://partner.example',
      'x-dawakit-key': key,
      'sec-fetch-site': 'cross-site',
    }
    expect(await from(partner)).toBe(200)
    expect(await from({ origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await from({})).toBe(200)
  })
})
