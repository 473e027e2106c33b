import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkRegisters } from '../../src/orders/registers/check-registers.ts'
import { onEachDatabase } from '../databases.ts'
import { openDesk } from '../desk-shop.ts'
import { shelfFaults } from '../shelf-sums.ts'
import { idealKept } from './books.ts'
import { type Chain, openChain, type Step } from './chain.ts'
import { GOODS, openChainShop, STOCK } from './chain-shop.ts'
import { choicesOf } from './choices.ts'
import { payBack, payOut, refundAtGateway, runRefunds, settleMoney, settleOwed } from './money-steps.ts'
import {
  cancelAtDesk,
  cancelByCustomer,
  check,
  confirm,
  endRest,
  expire,
  hearWebhooks,
  pay,
  supplyLess,
  takeBack,
} from './order-steps.ts'
import {
  arrive,
  arriveAllTheSame,
  comeBack,
  handOver,
  onTheWay,
  pack,
  sendAgain,
  unpack,
} from './parcel-steps.ts'
import { askReturn, decideReturn, judge, receive, settleReturns, withdraw } from './return-steps.ts'
import { count, recall } from './shelf-steps.ts'

/** How many chains each database goes through: the same few in every test, and others each time with `CHAINS=500`, for a night. */
const MANY = process.env['CHAINS']
const RUNS = Number(MANY ?? 25)
const TIME_MS = Math.max(600_000, RUNS * 6_000)
const SEED = process.env['CHAINS_SEED'] ?? (MANY ? undefined : '2611')

/** Who does what how often. */
const STEPS: Record<string, { step: Step; weight: number }> = {
  pay: { step: pay, weight: 14 },
  hearWebhooks: { step: hearWebhooks, weight: 3 },
  confirm: { step: confirm, weight: 8 },
  check: { step: check, weight: 10 },
  pack: { step: pack, weight: 16 },
  handOver: { step: handOver, weight: 14 },
  onTheWay: { step: onTheWay, weight: 3 },
  arrive: { step: arrive, weight: 14 },
  arriveAllTheSame: { step: arriveAllTheSame, weight: 6 },
  settleOwed: { step: settleOwed, weight: 3 },
  comeBack: { step: comeBack, weight: 5 },
  sendAgain: { step: sendAgain, weight: 3 },
  unpack: { step: unpack, weight: 1 },
  askReturn: { step: askReturn, weight: 12 },
  decideReturn: { step: decideReturn, weight: 8 },
  receive: { step: receive, weight: 8 },
  judge: { step: judge, weight: 8 },
  withdraw: { step: withdraw, weight: 1 },
  payOut: { step: payOut, weight: 4 },
  runRefunds: { step: runRefunds, weight: 4 },
  payBack: { step: payBack, weight: 3 },
  refundAtGateway: { step: refundAtGateway, weight: 2 },
  supplyLess: { step: supplyLess, weight: 4 },
  endRest: { step: endRest, weight: 3 },
  takeBack: { step: takeBack, weight: 2 },
  cancelByCustomer: { step: cancelByCustomer, weight: 1 },
  cancelAtDesk: { step: cancelAtDesk, weight: 1 },
  expire: { step: expire, weight: 1 },
  recall: { step: recall, weight: 2 },
  count: { step: count, weight: 4 },
}
const OFTEN = Object.entries(STEPS).flatMap(([name, { weight }]) =>
  Array.from({ length: weight }, () => name),
)
/** What an order is brought to its end by. */
const FORWARD = ['pay', 'check', 'confirm', 'pack', 'handOver', 'arrive'] as const

/** What any number of chains goes through: else they stand still, and show nothing. */
const ALWAYS = ['check', 'pack', 'handOver', 'arrive'] as const

/** What answers nobody here: a gateway's side, or a worker's round. */
const WITHOUT_ANSWER = new Set([
  'pay',
  'hearWebhooks',
  'refundAtGateway',
  'runRefunds',
  'expire',
  'recall',
  'count',
])
/** What has ever gone well. */
const done = new Set<string>()

async function take(chain: Chain, name: string): Promise<void> {
  const answer = await STEPS[name]?.step(chain)
  if (answer ? answer.status === 200 : WITHOUT_ANSWER.has(name)) done.add(name)
  chain.story.push(`${name} ${answer ? `${answer.status} ${answer.code ?? ''}` : ''}`)
  expect(answer?.status ?? 200, chain.story.join('\n')).toBeLessThan(500)
}

/** One thing after the other, and now and then two at once. */
async function run(chain: Chain): Promise<void> {
  const { choices } = chain
  while (!choices.isOver) {
    const names = choices.below(6) === 5 ? [choices.of(OFTEN), choices.of(OFTEN)] : [choices.of(OFTEN)]
    await Promise.all(names.map((name) => take(chain, name)))
    const { collected, back } = await outside(chain)
    expect(back, chain.story.join('\n')).toBeLessThanOrEqual(collected)
    expect(await shelfFaults(chain.shop.db), chain.story.join('\n')).toEqual([])
  }
}

/** What the gateways and couriers say was taken of the order, and what went back. */
async function outside({ shop, orderNumber, books }: Chain): Promise<{ collected: number; back: number }> {
  const charges: { orderNumber: string; amount: number; refunded: number }[] = await (
    await fetch(`${shop.sandboxUrl}/payments/charges.json`)
  ).json()
  const own = charges.filter((charge) => charge.orderNumber.startsWith(orderNumber))
  const sum = (name: 'amount' | 'refunded') => own.reduce((total, charge) => total + charge[name], 0)
  return { collected: sum('amount') + books.door, back: sum('refunded') + books.sent }
}

/** Brings whatever is open to an end: nobody chooses any more, so that every choice is the first. */
async function settle(chain: Chain): Promise<void> {
  await settleMoney(chain)
  chain.desk = await openDesk(chain.shop)
  for (let round = 0; round < 6; round++) {
    for (const name of FORWARD) await take(chain, name)
  }
  await settleReturns(chain)
  await settleMoney(chain)
  for (let rounds = 0; rounds < 3; rounds++) {
    await take(chain, 'settleOwed')
    await settleReturns(chain)
  }
  await settleMoney(chain)
}

const paise = (rupees: number) => Math.round(rupees * 100)

/** What invoice and credit notes leave of the order. */
async function papersOf({ desk, orderId, shop }: Chain): Promise<number | null> {
  const invoice = await desk.as('owner').get('/desk/invoice', { orderId })
  if (invoice.status !== 200) return null
  const notes = await shop.db
    .selectFrom('credit_note')
    .select('paper')
    .where('order_id', '=', orderId)
    .execute()
  const credited = notes.map(({ paper }) => JSON.parse(paper).grandTotal)
  return paise(invoice.data.grandTotal) - credited.reduce((sum, one) => sum + one, 0)
}

async function expectBalanced(chain: Chain): Promise<void> {
  const story = chain.story.join('\n')
  const order = await chain.look()
  const { collected, back } = await outside(chain)
  const kept = collected - back
  const isOpen = order.parcels.some(({ state }) => ['packed', 'handedOver', 'onTheWay'].includes(state))
  const isAtRest = order.standing === 'delivered' || order.standing === 'cancelled'
  expect(kept, story).toBeGreaterThanOrEqual(0)
  if (isOpen || !isAtRest) return
  expect(kept, `papers\n${story}`).toBe((await papersOf(chain)) ?? 0)
  for (const [index, line] of chain.books.lines.entries()) {
    const { [index + 1]: refunded = 0 } = Object.fromEntries(chain.paidBack)
    line.kept = (chain.delivered.get(index + 1) ?? 0) - refunded
  }
  if (chain.books.isGenerous) expect(kept, `at most\n${story}`).toBeLessThanOrEqual(ceiling(chain))
  else expect(Math.abs(kept - idealKept(chain.books)), `ideal\n${story}`).toBeLessThanOrEqual(slack(chain))
}

const slack = ({ books }: Chain) => 1 + books.lines.length + books.roundings
const ceiling = (chain: Chain) => idealKept(chain.books) + slack(chain)

onEachDatabase('Chains of what happens to an order', (open) => {
  it(
    'end with what was kept = invoice − credit notes, and leave the shelf a sum of its batches, whatever anybody did in whatever order',
    async () => {
      const shop = await openChainShop(await open())
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.noBias(fc.nat(5_039)), { minLength: 60, maxLength: 200, size: 'max' }),
          async (numbers) => {
            const chain = await openChain(shop, choicesOf(numbers))
            await run(chain)
            await settle(chain)
            await expectBalanced(chain)
            expect(await shelfFaults(shop.db), chain.story.join('\n')).toEqual([])
          },
        ),
        { numRuns: RUNS, endOnFailure: false, ...(SEED ? { seed: Number(SEED) } : {}) },
      )
      // In many chains everything happens that can.
      expect([...done]).toEqual(expect.arrayContaining([...ALWAYS]))
      if (RUNS >= 100) expect([...done].sort()).toEqual(Object.keys(STEPS).sort())
      // What the registers come to is what was packed less what was unpacked and came back.
      const { entries, wrong } = await checkRegisters(shop.db, shop.app.context)
      expect(wrong).toEqual([])
      expect(entries).toBeGreaterThan(0)
      for (const { id } of GOODS) {
        const { free, reserved } = await shop.db
          .selectFrom('stock')
          .select(['free', 'reserved'])
          .where('product_id', '=', id)
          .executeTakeFirstOrThrow()
        expect(free + reserved).toBeLessThanOrEqual(STOCK)
      }
    },
    TIME_MS,
  )
})
