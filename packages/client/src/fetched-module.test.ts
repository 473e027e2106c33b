import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShop } from './fetch.ts'
import { fetchedModule } from './fetched-module.ts'

const NO_NETWORK = { code: 'offline', message: 'Could not connect. Check your connection and try again' }

describe('a module that comes with its first use', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is fetched once, and there without a network from then on', async () => {
    const load = vi.fn(async () => 'module')
    const module = fetchedModule(load)
    await Promise.all([module(), module()])
    vi.stubGlobal('navigator', { onLine: false })
    expect(await module()).toBe('module')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is not asked for without a network: a browser would keep it as failed', async () => {
    const load = vi.fn(async () => 'module')
    const module = fetchedModule(load)
    vi.stubGlobal('navigator', { onLine: false })
    await expect(module()).rejects.toMatchObject(NO_NETWORK)
    expect(load).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    expect(await module()).toBe('module')
  })

  it('is asked for again when it failed', async () => {
    const module = fetchedModule(
      vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError('Failed to fetch')),
    )
    await expect(module()).rejects.toMatchObject(NO_NETWORK)
    expect(await module()).toBe('module')
  })
})

describe('an action that never came', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: false }))
  afterEach(() => vi.unstubAllGlobals())

  it('is refused with a sentence that shows', async () => {
    const shop = createShop({ apiUrl: 'http://127.0.0.1:9/api' })
    await shop.start()
    await expect(shop.cart.clear()).rejects.toMatchObject(NO_NETWORK)
    expect(shop.$notices.get()).toMatchObject([{ kind: 'error', title: NO_NETWORK.message }])
  })
})
