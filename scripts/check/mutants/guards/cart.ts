import type { Guards } from '../mutant.ts'

export const cartGuards: Guards = [
  {
    kind: 'how much',
    file: 'packages/core/src/cart/check-quantity.ts',
    from: 'quantity > totalStocks ?',
    to: 'quantity > totalStocks + 1 ?',
    near: 'packages/core/src/cart/cart.test.ts',
  },
  {
    kind: 'how much',
    file: 'packages/core/src/cart/check-quantity.ts',
    from: '  return quantity < CART_MIN ?',
    to: '  return quantity < CART_MIN - 1 ?',
    near: 'packages/core/src/cart/cart.test.ts',
  },
  {
    kind: 'which',
    file: 'packages/core/src/cart/check-quantity.ts',
    from: '  if (!product.isForSale) return notForSale\n',
    to: '',
    near: 'packages/core/src/cart/cart.test.ts',
  },
  {
    kind: 'how much',
    file: 'packages/core/src/cart/change-lines.ts',
    from: 'quantity: added.quantity + (present?.quantity ?? 0)',
    to: 'quantity: added.quantity',
    near: 'packages/core/src/cart/cart.test.ts',
  },
  {
    kind: 'how much',
    file: 'packages/core/src/cart/change-lines.ts',
    from: '  if (!present && lines.length >= CART_LINES_MAX) throw new RuleError(maximumProductReached)\n',
    to: '',
    near: 'packages/core/src/cart/cart.test.ts',
  },
  {
    kind: 'whose',
    file: 'packages/server/src/people/cart/cart.calls.ts',
    from: '      requireSelf(caller, body.userId)\n      const additions',
    to: '      const additions',
    near: 'packages/server/src/people/cart/cart.test.ts',
  },
]
