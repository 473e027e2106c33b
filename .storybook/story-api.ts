import type { Prescription } from '@dawakit/core/contract'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { drawnPack } from '@dawakit/testing/fixtures/drawn-pack'
import { drawnPrescription } from '@dawakit/testing/fixtures/drawn-prescription'
import type { StoryShopOptions } from '@dawakit/testing/story-shop-options'

/** What a story's visitor brings along, and what the API knows. */
export type StoryVisit = Pick<
  StoryShopOptions,
  'user' | 'cart' | 'pincode' | 'unfinishedOrder' | 'isStorageFull' | 'state'
>

/** A story's own API, and its own browser. */
export interface StoryApi {
  /** The first part of its address: the API is at `/<base>/api`. */
  base: string
  server: ContractServer
  /** What the visitor's browser keeps. */
  storage: Storage
}

/** Each story's own API, by the base of its address. */
const servers = new Map<string, ContractServer>()
let counter = 0

const networkFetch = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), location.href)
  const server = servers.get(url.pathname.split('/')[1] ?? '')
  return server ? server.fetch(input, init) : networkFetch(input, init)
}

function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

const withPicture = <Item extends { name: string; dosageForm: string; thumbnailUrl: unknown }>(
  item: Item,
) => ({
  ...item,
  thumbnailUrl: item.thumbnailUrl || drawnPack(item.name, item.dosageForm),
})

const withScan = (prescription: Prescription): Prescription => ({
  ...prescription,
  prescriptionImageUrl: drawnPrescription(),
})

/** Opens an API in memory with a visitor; `closeStoryApi` ends it. */
export function openStoryApi(visit: StoryVisit): StoryApi {
  const { user, cart = [], pincode, unfinishedOrder, isStorageFull, state } = visit
  counter += 1
  const base = `story-${counter}`
  const server = createContractServer({ ...state })
  server.state.products = server.state.products.map(withPicture)
  server.state.prescriptionRequests = server.state.prescriptionRequests.map((request) => ({
    ...request,
    prescriptions: request.prescriptions.map(withScan),
  }))
  const lines = cart.map(([product, quantity]) => ({ ...withPicture(product), quantity, variant: null }))
  servers.set(base, server)
  const storage = memoryStorage()
  if (user) {
    const owner = {
      ...structuredClone(user),
      cart: [...user.cart.map(withPicture), ...lines],
      prescriptions: user.prescriptions.map(withScan),
    }
    server.state.users.push(owner)
    storage.setItem('dawakit:token', server.tokenOf(owner))
  } else if (lines.length > 0) {
    storage.setItem('dawakit:cart', JSON.stringify({ v: 1, lines }))
  }
  if (pincode) storage.setItem('dawakit:pincode', JSON.stringify(pincode))
  if (unfinishedOrder) storage.setItem('dawakit:order', JSON.stringify(unfinishedOrder))
  if (isStorageFull) {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }
  return { base, server, storage }
}

export function closeStoryApi({ base }: StoryApi): void {
  servers.delete(base)
}
