import type { Shop } from '@dawakit/client'
import { createShop } from '@dawakit/client'
import type { User } from '@dawakit/core/contract'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import type { ContractState } from '@dawakit/testing/contract-state'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { expect, onTestFinished } from 'vitest'
import { Notices } from '../src/controls/notices/notices.tsx'
import { ShopProvider } from '../src/ground/shop-context/shop-context.tsx'
import type { Language } from '../src/language/index.ts'

export interface RenderedShop {
  shop: Shop
  server: ContractServer
  storage: Storage
  user: ReturnType<typeof userEvent.setup>
  container: HTMLElement
  /** Renders other widgets in the same shop. */
  rerender: (node: ReactNode) => void
  unmount: () => void
}

export interface RenderShopOptions {
  state?: Partial<ContractState>
  /** Starts signed in as this user, whom the server then knows. */
  signedInAs?: User
  /** Changes the server before the shop starts. */
  prepare?: (server: ContractServer) => void
  /** @default English */
  language?: Language
  /** What an earlier page of the same browser has left. @default nothing */
  storage?: Storage
  /** The server that it spoke to. @default one of its own */
  server?: ContractServer
  /** Whether it is known who is here when the test begins. @default true */
  isStarted?: boolean
}

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, String(value)),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

/** A browser's storage that has no room left. */
export const fullStorage = (): Storage => ({
  ...memoryStorage(),
  setItem() {
    throw new DOMException('full', 'QuotaExceededError')
  },
})

/** Renders widgets with a real shop over a contract server of the test's own, notices beside them. */
export async function renderShop(node: ReactNode, options: RenderShopOptions = {}): Promise<RenderedShop> {
  const { state = {}, signedInAs, prepare, language, isStarted = true } = options
  const server =
    options.server ?? createContractServer({ ...state, ...(signedInAs && { users: [signedInAs] }) })
  prepare?.(server)
  onTestFinished(server.install())
  const { storage = memoryStorage() } = options
  if (signedInAs) storage.setItem('dawakit:token', server.tokenOf(signedInAs))
  const shop = createShop({ apiUrl: 'http://shop.test/api', storage, language })
  onTestFinished(() => shop.dispose())
  const page = (widgets: ReactNode) => (
    <ShopProvider shop={shop}>
      {widgets}
      <Notices />
    </ShopProvider>
  )
  const { container, rerender, unmount } = render(page(node))
  if (isStarted) await act(() => shop.start())
  return {
    shop,
    server,
    storage,
    user: userEvent.setup(),
    container,
    rerender: (next) => rerender(page(next)),
    unmount,
  }
}

/** Fails with the rules broken, one a line. Colours need a real browser and are looked at there. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html).join(' ')}`)).toEqual([])
}
