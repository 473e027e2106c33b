import type { User } from '@dawakit/core/contract'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { onTestFinished, vi } from 'vitest'

export interface StorePage {
  server: ContractServer
  /** The page's one shop, as its scripts get it. */
  shop: Awaited<ReturnType<typeof pageShop>>
}

const pageShop = async () => (await import('../src/shop.ts')).pageShopOf()

/** A page of the store with its markup, an API in memory behind it, and modules that have not run yet. */
export async function storePage(
  markup: string,
  options: { signedInAs?: User; prepare?: (server: ContractServer) => void } = {},
): Promise<StorePage> {
  const { signedInAs, prepare } = options
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = markup
  const server = createContractServer(signedInAs ? { users: [signedInAs] } : {})
  prepare?.(server)
  onTestFinished(server.install())
  if (signedInAs) localStorage.setItem('dawakit:token', server.tokenOf(signedInAs))
  const shop = await pageShop()
  onTestFinished(() => shop.dispose())
  return { server, shop }
}
