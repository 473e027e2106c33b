import type { Product, ProductSummary } from '@dawakit/core/contract'
import { RuleError } from '@dawakit/core/refusals'
import { type SaleBan, saleBanOf, saleBanRefusals } from '@dawakit/core/sale'
import type { ContractState } from '../contract-state.ts'

type Known = Pick<ProductSummary, '_id' | 'name' | 'saltComposition' | 'isGeneralProduct'>

function saleBan({ schedules, notSoldOnline }: ContractState, product: Known): SaleBan | null {
  const { _id, name, saltComposition: salts, isGeneralProduct } = product
  return saleBanOf({ name, salts, schedule: schedules.get(_id) ?? null, isGeneralProduct }, notSoldOnline)
}

/** @throws {RuleError} `schedule-x-not-sold`, `not-sold-online` of the first product that may not be sold */
export function requireSold(state: ContractState, products: readonly Known[]): void {
  for (const product of products) {
    const ban = saleBan(state, product)
    if (ban) throw new RuleError(saleBanRefusals[ban])
  }
}

/** What this shop shows: all of its products that may be sold. */
export function offeredProducts(state: ContractState): Product[] {
  return state.products.filter((product) => saleBan(state, product) === null)
}

/** A product as its page and its search result show it: without what beside it may not be sold. */
export function shownProduct(state: ContractState, product: Product): Product {
  const isHidden = (id: string) =>
    state.products.some((one) => one._id === id && saleBan(state, one) !== null)
  const { variants, pair } = product
  return {
    ...product,
    variants: variants.filter(({ productId }) => !isHidden(productId)),
    pair: pair && isHidden(pair._id) ? null : pair,
  }
}
