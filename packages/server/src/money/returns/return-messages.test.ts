import { type RunningSandbox, SANDBOX_DEFAULTS, startSandbox } from '@dawakit/sandbox'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk, seenReturn } from '../../../test/desk-shop.ts'
import { exampleMessages } from '../../../test/example-messages.ts'
import { buyer, deliver, place } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { requestReturn } from './request-return.ts'

const { phoneNumberId, token, appSecret } = SANDBOX_DEFAULTS.whatsapp
const WITHOUT_WHATSAPP = '9876540001'

let sandbox: RunningSandbox
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 })
  await fetch(`${sandbox.url}/registered.json`, { method: 'PUT', body: exampleMessages() })
})
afterEach(() => sandbox.stop())

/** A delivered order in cash, in a shop that speaks by WhatsApp and has all of its SMS registered. */
async function delivered(db: Database, mobile?: string) {
  const shop = await openTestShop(db, {
    env: {
      WHATSAPP_URL: `${sandbox.url}/whatsapp`,
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_TOKEN: token,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: 'is it you',
      MESSAGES_FILE: exampleMessages.path,
    },
  })
  const who = await buyer(shop, mobile)
  const desk = await openDesk(shop)
  const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: 3 }] })
  await deliver(shop, data._id)
  const send = () => shop.app.context.outbox.runOnce()
  await send()
  const ask = async (quantity: number) => {
    const { returns } = await requestReturn(shop.app.context, who.userId, {
      orderId: data._id,
      kind: 'unopened',
      reason: 'Not needed any more',
      lines: [{ line: 0, quantity, batch: 'AB-1' }],
      payTo: { way: 'upi', upiId: 'meena@okbank' },
    })
    await send()
    const { id = '', number = '' } = returns.find(({ state }) => state === 'requested') ?? {}
    return { id, number }
  }
  const act = async (role: 'support' | 'packer' | 'pharmacist', path: string, body: object) => {
    const seen =
      'id' in body && path.startsWith('/desk/return/') ? await seenReturn(desk, String(body.id)) : {}
    const answer = await desk.as(role).call(`POST ${path}`, { body: { ...body, ...seen } })
    expect(answer.status).toBe(200)
    await send()
  }
  const step = async (role: 'support' | 'packer' | 'pharmacist', name: string, id: string, body: object) =>
    act(role, `/desk/return/${name}`, { ...(await seenReturn(desk, id)), ...body })
  return { shop, who, desk, ask, act, step, orderNumber: data.orderNumber as string }
}

/** What went by WhatsApp about what comes back, the oldest first. */
const said = () =>
  sandbox.inbox
    .list({ kind: 'whatsapp' })
    .map(({ text }) => text)
    .filter((text) => /^(return|paid_out)/.test(text))
    .reverse()

/** The same by SMS. */
const texts = ({ outside }: TestShop) =>
  outside.sms.map(({ text }) => text).filter((text) => /return|Bank/.test(text))

async function throughAllSteps({ shop, desk, ask, act, step }: Awaited<ReturnType<typeof delivered>>) {
  const { id, number } = await ask(2)
  await step('support', 'approve', id, { words: '' })
  await step('packer', 'receive', id, { lines: [{ lineNo: 1, quantity: 2 }] })
  await step('pharmacist', 'judge', id, { lines: [{ lineNo: 1, judgement: 'restock', refunded: 2 }] })
  const due = await desk.as('support').get('/desk/money/payouts')
  const payout = { id: due.data[0].id, way: 'upi', reference: '412345678901' }
  await act('support', '/desk/money/paidOut', payout)
  const mails = shop.outside.mails.filter(({ subject }) => /return|Refund/.test(subject))
  expect(mails).toHaveLength(5)
  return number
}

onEachDatabase('Steps of a return', (db) => {
  it('are said by WhatsApp, in the place of their SMS and beside their mails', async () => {
    const all = await delivered(await db())
    const number = await throughAllSteps(all)
    expect(said()).toEqual([
      `return_asked: Dawakit Pharmacy, ${number}`,
      `return_approved: Dawakit Pharmacy, ${number}`,
      `return_received: Dawakit Pharmacy, ${number}`,
      `return_credited: Dawakit Pharmacy, ${number}, ₹128.00, CN/26-27/000001`,
      `paid_out: Dawakit Pharmacy, ${all.orderNumber}, ₹128.00, 412345678901`,
    ])
    expect(texts(all.shop)).toEqual([])
  })

  it('are said by SMS where a number has no WhatsApp', async () => {
    const all = await delivered(await db(), WITHOUT_WHATSAPP)
    const number = await throughAllSteps(all)
    await all.shop.app.context.outbox.runOnce()
    expect(said()).toEqual([])
    expect(texts(all.shop)).toEqual([
      `We have your Dawakit Pharmacy return request ${number}. We look at it and tell you. See My Orders for how it goes.`,
      `Your Dawakit Pharmacy return ${number} has been approved. A courier collects it: please keep the products ready, with the invoice.`,
      `Your Dawakit Pharmacy return ${number} has come to us. A pharmacist looks at it.`,
      `A pharmacist has looked at your Dawakit Pharmacy return ${number}: ₹128.00 is paid back. Your credit note CN/26-27/000001 stands in My Orders.`,
      `We have paid you ₹128.00 for your Dawakit Pharmacy order ${all.orderNumber}. Bank reference: 412345678901.`,
    ])
  })

  it('go by SMS to who has written STOP, and keep the reason for the mail', async () => {
    const { shop, who, ask, step } = await delivered(await db())
    await shop.db
      .updateTable('customer')
      .set({ whatsapp_stopped_at: shop.clock.now })
      .where('id', '=', who.userId)
      .execute()
    const { id, number } = await ask(1)
    await step('support', 'decline', id, { reason: 'The strip of Dolo was cut.' })
    expect(said()).toEqual([])
    expect(texts(shop)[1]).toBe(
      `We cannot take your Dawakit Pharmacy return ${number} back. See My Orders for the reason.`,
    )
    expect(shop.outside.mails.at(-1)?.text).toContain('The strip of Dolo was cut.')
  })

  it('say that nothing is paid back where nothing is', async () => {
    const { ask, step } = await delivered(await db())
    const { id, number } = await ask(1)
    await step('support', 'approve', id, { words: '' })
    await step('packer', 'receive', id, { lines: [{ lineNo: 1, quantity: 1 }] })
    const lines = [{ lineNo: 1, judgement: 'destroy', refunded: 0 }]
    await step('pharmacist', 'judge', id, { lines })
    expect(said().at(-1)).toBe(`return_closed: Dawakit Pharmacy, ${number}`)
  })
})
