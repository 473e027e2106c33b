import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../test/sample-data.ts'
import type { ShopStorage } from '../shop.ts'
import { openStorage } from './open-storage.ts'

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

describe('the browser’s storage', () => {
  let browser: ReturnType<typeof memoryStorage>
  let tab: ReturnType<typeof memoryStorage>
  const has = (localStorage: ShopStorage, sessionStorage: ShopStorage) => {
    vi.stubGlobal('localStorage', localStorage)
    vi.stubGlobal('sessionStorage', sessionStorage)
  }

  beforeEach(() => {
    browser = memoryStorage()
    tab = memoryStorage()
    has(browser, tab)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('is the first that takes it: the tab holds nothing that the browser holds', () => {
    openStorage().setItem('cart', 'one')
    expect([browser.getItem('cart'), tab.getItem('cart')]).toEqual(['one', null])
  })

  it('goes on over pages in the tab when the browser’s is full, and reads the newer one', () => {
    browser.setItem('cart', 'old')
    has({ ...browser, setItem: refuse }, tab)
    openStorage().setItem('cart', 'new')
    expect(openStorage().getItem('cart')).toBe('new')
  })

  it('is the browser’s again when that has room, and the tab forgets its own', () => {
    tab.setItem('cart', 'new')
    openStorage().setItem('cart', 'newest')
    expect([browser.getItem('cart'), tab.getItem('cart')]).toEqual(['newest', null])
  })

  it('takes away what is taken away from both', () => {
    browser.setItem('token', 'old')
    tab.setItem('token', 'new')
    const storage = openStorage()
    storage.removeItem('token')
    expect(storage.getItem('token')).toBeNull()
    expect([browser.getItem('token'), tab.getItem('token')]).toEqual([null, null])
  })

  it('is the page’s memory where both are full, and what is taken away there stays away', () => {
    browser.setItem('cart', 'old')
    has({ ...browser, setItem: refuse }, { ...tab, setItem: refuse })
    const storage = openStorage()
    storage.setItem('cart', 'new')
    expect(storage.getItem('cart')).toBe('new')
    expect(openStorage().getItem('cart')).toBe('old')
    storage.removeItem('cart')
    expect(storage.getItem('cart')).toBeNull()
  })

  it('is neither asked nor read where nothing may be kept', () => {
    browser.setItem('cart', 'old')
    const storage = openStorage(null)
    expect(storage.getItem('cart')).toBeNull()
    storage.setItem('cart', 'new')
    expect([browser.getItem('cart'), tab.getItem('cart')]).toEqual(['old', null])
  })
})
