// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { storePage } from '../../test/store-page.ts'
import { showDelivery } from './show-delivery.ts'

const chennai = { pincode: '600001', district: 'Chennai', state: 'Tamil Nadu' }
const bengaluru = { pincode: '560001', district: 'Bengaluru', state: 'Karnataka' }
const island = { pincode: '744101', district: 'South Andaman', state: 'Andaman And Nicobar Islands' }

async function deliveryLine() {
  const page = await storePage('<p>Delivered in 24-48 hours</p><span>Check your pincode</span>')
  const [line, ask] = [document.querySelector('p') as Element, document.querySelector('span')]
  showDelivery(page.shop, line, ask)
  return { ...page, line, ask }
}

describe('showDelivery', () => {
  it('says the promise until a pincode is known, then the days of its state', async () => {
    const { shop, line, ask } = await deliveryLine()
    expect(line.textContent).toBe('Delivered in 24-48 hours')
    await shop.pincode.set(chennai)
    await vi.waitFor(() => expect(line.textContent).toContain('600001'))
    expect(ask?.textContent).not.toBe('Check your pincode')
  })

  it('goes back to the promise where the days of a state are unknown', async () => {
    const { shop, line } = await deliveryLine()
    await shop.pincode.set(chennai)
    await vi.waitFor(() => expect(line.textContent).toContain('600001'))
    await shop.pincode.set(island)
    await vi.waitFor(() => expect(line.textContent).toBe('Delivered in 24-48 hours'))
  })

  it('lets no late answer of an earlier pincode stand', async () => {
    const { shop, server, line } = await deliveryLine()
    const answers: (() => void)[] = []
    server.answer('GET /get/singleState', async ({ query, state }) => {
      const isFirst = query['stateName'] === 'Tamil Nadu'
      if (isFirst) await new Promise<void>((resolve) => answers.push(resolve))
      return { data: state.states.find((one) => one.stateName === query['stateName']) ?? null }
    })
    await shop.pincode.set(chennai)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    await shop.pincode.set(bengaluru)
    await vi.waitFor(() => expect(line.textContent).toContain('560001'))
    answers[0]?.()
    // A later call takes as long as the late answer: when it is here, so is the other.
    await shop.call('GET /get/userStatenames')
    expect(line.textContent).toContain('560001')
  })
})
