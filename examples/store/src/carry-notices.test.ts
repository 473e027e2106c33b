// @vitest-environment jsdom
import { createShop, type Shop } from '@dawakit/client/fetch'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carryNotices } from './carry-notices.ts'
import { pageShopOf } from './shop.ts'

const newPage = (): Shop => createShop({ apiUrl: '/api' })
const leave = () => dispatchEvent(new Event('pagehide'))
const titles = (shop: Shop) => shop.$notices.get().map(({ title }) => title)

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('carryNotices', () => {
  it('carries for the page’s shop from its first moment, before the page has been read to its end', () => {
    pageShopOf().notify({ kind: 'error', title: 'Your session has expired. Please login again' })
    leave()
    const next = newPage()
    carryNotices(next)
    expect(titles(next)).toEqual(['Your session has expired. Please login again'])
  })

  it('shows on the next page what was said just before, once', () => {
    const first = newPage()
    carryNotices(first)
    first.notify({ kind: 'success', title: 'Logged In' })
    leave()
    const second = newPage()
    carryNotices(second)
    expect(titles(second)).toEqual(['Logged In'])
    const third = newPage()
    carryNotices(third)
    expect(titles(third)).toEqual([])
  })

  it('keeps it as long as it had left, and long enough to be read', () => {
    const first = newPage()
    carryNotices(first)
    first.notify({ kind: 'error', title: 'Order not found', durationMs: 5000 })
    vi.advanceTimersByTime(2500)
    first.notify({ kind: 'warning', title: 'Login', durationMs: 3000 })
    vi.advanceTimersByTime(2000)
    leave()
    const second = newPage()
    carryNotices(second)
    expect(second.$notices.get().map(({ durationMs }) => durationMs)).toEqual([3000, 3000])
    leave()
    const third = newPage()
    third.notify({ kind: 'success', title: 'Logged In' })
    carryNotices(third)
    vi.advanceTimersByTime(500)
    leave()
    const fourth = newPage()
    carryNotices(fourth)
    expect(fourth.$notices.get().find(({ title }) => title === 'Logged In')?.durationMs).toBe(3000)
  })

  it('calls what is older than ten seconds no news', () => {
    const first = newPage()
    carryNotices(first)
    first.notify({ kind: 'success', title: 'Logged In', durationMs: 60_000 })
    leave()
    vi.advanceTimersByTime(10_001)
    const second = newPage()
    carryNotices(second)
    expect(titles(second)).toEqual([])
  })

  it('ends a notice with its page where there is no storage', () => {
    const shop = newPage()
    carryNotices(shop)
    shop.notify({ kind: 'success', title: 'Logged In' })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const failures = vi.fn((event: ErrorEvent) => event.preventDefault())
    addEventListener('error', failures)
    leave()
    removeEventListener('error', failures)
    expect(failures).not.toHaveBeenCalled()
  })
})
