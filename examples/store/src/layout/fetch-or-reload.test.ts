// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { fetchOrReload } from './fetch-or-reload.ts'

afterEach(() => vi.restoreAllMocks())

it('is fetched at the first need, and kept, also without a network', async () => {
  const load = vi.fn(async () => 'drawer')
  const fetchDrawer = fetchOrReload(load)
  expect(load).not.toHaveBeenCalled()
  expect(await fetchDrawer()).toBe('drawer')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await fetchDrawer()).toBe('drawer')
  expect(load).toHaveBeenCalledTimes(1)
})

it('is not asked for without a network, and comes with it', async () => {
  const load = vi.fn(async () => 'drawer')
  const fetchDrawer = fetchOrReload(load)
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await fetchDrawer()).toBeNull()
  expect(load).not.toHaveBeenCalled()
  network.mockReturnValue(true)
  expect(await fetchDrawer()).toBe('drawer')
})

it('is asked for again at the next need when it failed', async () => {
  const load = vi.fn(async () => 'drawer').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const fetchDrawer = fetchOrReload(load)
  expect(await fetchDrawer()).toBeNull()
  expect(await fetchDrawer()).toBe('drawer')
})
