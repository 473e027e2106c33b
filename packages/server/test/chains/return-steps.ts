import type { DeskReturn } from '@dawakit/core/contract'
import { seenReturn } from '../desk-shop.ts'
import { add, type Chain, type Step } from './chain.ts'

const PAY_TO = { way: 'upi', upiId: 'meena@okbank' } as const

/** The customer gives some pieces back. */
export const askReturn: Step = async ({ shop, who, choices, orderId, method, look }) => {
  const order = await look()
  const kind = choices.of(['damaged', 'wrong', 'unopened'] as const)
  const lines = order.lines.flatMap(({ quantity }, line) => {
    const pieces = choices.below(quantity + 1)
    return pieces > 0 ? [{ line, quantity: pieces, batch: 'CHAIN-1' }] : []
  })
  return shop.call('POST /post/returnRequest', {
    token: who.token,
    body: { orderId, kind, reason: 'As it came', lines, payTo: method === 'cod' ? PAY_TO : null },
  })
}

/** Every return of the order, as the desk sees it. */
async function returnsOf({ desk, shop, orderId }: Chain, states: readonly string[]): Promise<DeskReturn[]> {
  const found = await shop.db
    .selectFrom('return_request')
    .select(['id', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
  const open = found.filter(({ state }) => states.includes(state))
  return Promise.all(open.map(async ({ id }) => (await desk.as('owner').get('/desk/return', { id })).data))
}

async function withReturn(
  chain: Chain,
  states: readonly string[],
  act: (one: DeskReturn) => ReturnType<Step>,
): ReturnType<Step> {
  const returns = await returnsOf(chain, states)
  return returns.length === 0 ? undefined : act(chain.choices.of(returns))
}

export const withdraw: Step = (chain) =>
  withReturn(chain, ['requested', 'approved'], ({ id }) =>
    chain.shop.call('POST /post/withdrawReturn', { token: chain.who.token, body: { id } }),
  )

export const decideReturn: Step = (chain) =>
  withReturn(chain, ['requested'], async ({ id }) => {
    const seen = await seenReturn(chain.desk, id)
    return chain.choices.below(4) === 3
      ? chain.desk.as('support').post('/desk/return/decline', { ...seen, reason: 'It was opened' })
      : chain.desk.as('support').post('/desk/return/approve', { ...seen, words: '' })
  })

export const receive: Step = (chain) =>
  withReturn(chain, ['approved'], async ({ id, lines, version }) =>
    chain.desk.as('packer').post('/desk/return/receive', {
      id,
      seen: version,
      lines: lines.map(({ lineNo, quantity }) => ({ lineNo, quantity })),
    }),
  )

/** All that came is paid back; what is damaged is destroyed or kept apart. */
export const judge: Step = (chain) => withReturn(chain, ['received'], (one) => judgeOne(chain, one))

async function judgeOne(chain: Chain, { id, kind, lines, version }: DeskReturn): ReturnType<Step> {
  const judgement = chain.choices.of(
    kind === 'damaged'
      ? (['destroy', 'quarantine'] as const)
      : (['restock', 'destroy', 'quarantine'] as const),
  )
  const answer = await chain.desk.as('pharmacist').post('/desk/return/judge', {
    id,
    seen: version,
    lines: lines.map(({ lineNo, received }) => ({
      lineNo,
      judgement,
      refunded: received ?? 0,
    })),
  })
  if (answer.status !== 200 || kind === 'undelivered') return answer
  for (const { lineNo, received } of lines) {
    add(chain.paidBack, lineNo, received ?? 0)
    const line = chain.books.lines[lineNo - 1]
    if (line && kind === 'unopened') line.restocked += received ?? 0
    if (line && kind !== 'unopened') chain.books.faulty += received ?? 0
  }
  chain.books.roundings += 2 * lines.length
  return answer
}

/** Decides, receives and judges whatever is still open. */
export async function settleReturns(chain: Chain): Promise<void> {
  for (const step of [decideReturn, receive, judge]) {
    for (let more = await step(chain); more; more = await step(chain)) {
      if (more.status !== 200) break
    }
  }
}
