import { createHmac } from 'node:crypto'
import { type RunningSandbox, SANDBOX_DEFAULTS, startSandbox } from '@dawakit/sandbox'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { exampleMessages } from '../../../test/example-messages.ts'
import { type Buyer, buyer, place } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { moveOrder } from '../../orders/change/move-order.ts'

const { phoneNumberId, token, appSecret } = SANDBOX_DEFAULTS.whatsapp
const WITH_WHATSAPP = '9876543210'
const WITHOUT = '9876540000'
const WITHOUT_AT_ONCE = '9876540001'

let sandbox: RunningSandbox
let shop: TestShop
beforeEach(async () => {
  sandbox = await startSandbox({
    port: 0,
    whatsappWebhookUrl: 'http://shop.test/api/whatsappWebhook',
    fetch: async (input, init) => shop.app.fetch(new Request(input, init)),
  })
  await fetch(`${sandbox.url}/registered.json`, { method: 'PUT', body: exampleMessages() })
})
afterEach(() => sandbox.stop())

async function open(db: Database, env: Record<string, string> = {}) {
  shop = await openTestShop(db, {
    env: {
      WHATSAPP_URL: `${sandbox.url}/whatsapp`,
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_TOKEN: token,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: 'is it you',
      MESSAGES_FILE: exampleMessages.path,
      ...env,
    },
  })
  return shop
}

/** All that is due leaves, and what is reported of it is heard. */
async function send(): Promise<void> {
  await shop.app.context.outbox.runOnce()
  await sandbox.settled()
  await shop.app.context.outbox.runOnce()
}

const said = () => sandbox.inbox.list({ kind: 'whatsapp' }).map(({ to, text }) => [to, text])
const texts = () => shop.outside.sms.map(({ to }) => to)

/** Orders, and lets what is said of it leave. @returns the order */
async function order(who: Buyer) {
  const { data } = await place(shop, who)
  await send()
  return data
}

onEachDatabase('WhatsApp', (db) => {
  it('says how an order goes, in the place of its SMS and beside its mails', async () => {
    await open(await db())
    const { _id, orderNumber } = await order(await buyer(shop, WITH_WHATSAPP))
    expect(said()).toEqual([['+919876543210', `order_placed: Dawakit Pharmacy, ${orderNumber}, ₹120.00`]])
    await moveOrder(shop.app.context, _id, 'confirmed')
    await send()
    expect(said()[0]).toEqual(['+919876543210', `order_confirmed: Dawakit Pharmacy, ${orderNumber}`])
    expect(texts()).toEqual([])
    expect(shop.outside.mails).toHaveLength(2)
    const rows = await shop.db.selectFrom('outbox').select(['sealed', 'recipient', 'payload']).execute()
    for (const row of rows) expect(row).toEqual({ sealed: null, recipient: '', payload: '' })
  })

  it.each([
    ['later', WITHOUT],
    ['at once', WITHOUT_AT_ONCE],
  ])('leaves it to the SMS where it is said %s that a number has none, once', async (_when, mobile) => {
    await open(await db())
    await order(await buyer(shop, mobile))
    await send()
    expect(said()).toEqual([])
    expect(texts()).toEqual([`+91${mobile}`])
    expect(await shop.db.selectFrom('outbox').select('id').where('sealed', 'is not', null).execute()).toEqual(
      [],
    )
  })

  it('leaves it to the SMS while Meta does not answer, after a few minutes', async () => {
    await open(await db())
    sandbox.failures.set('whatsapp', { mode: '502-html', remaining: null, match: '', after: 0 })
    await order(await buyer(shop, WITH_WHATSAPP))
    for (const waitMs of [5_000, 30_000, 120_000]) {
      expect(texts()).toEqual([])
      shop.clock.advance(waitMs)
      await send()
    }
    expect(texts()).toEqual(['+919876543210'])
  })

  it('is silent once the customer has written STOP, until START', async () => {
    await open(await db())
    const who = await buyer(shop, WITH_WHATSAPP)
    const write = async (text: string) => {
      const body = JSON.stringify({ from: '919876543210', text })
      await fetch(`${sandbox.url}/whatsapp/say`, { method: 'POST', body })
      await sandbox.settled()
    }
    await write('When does it come? Do not stop!')
    await order(who)
    expect(said()).toHaveLength(1)
    await write(' Stop. ')
    await order(who)
    expect(said()).toHaveLength(1)
    expect(texts()).toEqual(['+919876543210'])
    await write('START')
    await order(who)
    expect(said()).toHaveLength(2)
  })

  it('writes to no number that nobody has proven', async () => {
    await open(await db())
    const who = await buyer(shop, WITH_WHATSAPP)
    await shop.db.updateTable('customer').set({ mobile_verified_at: null }).execute()
    await order(who)
    expect(said()).toEqual([])
    expect(texts()).toHaveLength(1)
  })

  it('says nothing that is not approved', async () => {
    await open(await db(), { MESSAGES_FILE: '' })
    await order(await buyer(shop, WITH_WHATSAPP))
    expect(said()).toEqual([])
    expect(texts()).toHaveLength(1)
  })

  it('lets nobody but Meta report, and tells only Meta that it is here', async () => {
    await open(await db())
    const post = (body: string, signature: string) =>
      shop.fetch('/whatsappWebhook', { method: 'POST', body, headers: { 'x-hub-signature-256': signature } })
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [] })
    const signed = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
    expect((await post(body, signed)).status).toBe(200)
    for (const signature of ['', 'sha256=', `${signed}0`, signed.slice('sha256='.length)]) {
      expect((await post(body, signature)).status).toBe(403)
    }
    expect((await post(`${body} `, signed)).status).toBe(403)
    const ask = async (query: string) => {
      const answer = await shop.fetch(`/whatsappWebhook?${query}`)
      return [answer.status, answer.status === 200 ? await answer.text() : '']
    }
    expect(await ask('hub.mode=subscribe&hub.verify_token=is+it+you&hub.challenge=1158201444')).toEqual([
      200,
      '1158201444',
    ])
    expect(await ask('hub.mode=subscribe&hub.verify_token=me&hub.challenge=1')).toEqual([403, ''])
    expect(await ask('hub.mode=subscribe&hub.verify_token=is+it+you&hub.challenge=%3Cscript%3E')).toEqual([
      403,
      '',
    ])
  })

  it('is not there where it is not set up', async () => {
    shop = await openTestShop(await db())
    expect((await shop.fetch('/whatsappWebhook')).status).toBe(404)
    expect((await shop.fetch('/whatsappWebhook', { method: 'POST', body: '{}' })).status).toBe(404)
  })
})
