import { addLine, CART_LINES_MAX, cartLineKey, DEFAULT_QUANTITY, setLineQuantity } from '@dawakit/core/cart'
import type { CartLine, CartLineInput, ChosenVariant } from '@dawakit/core/contract'
import { loginRequired } from '@dawakit/core/refusals'
import { summaryOf } from '../fixtures/products.ts'
import { type Check, either, fields, filled, list, nullish, number, optional, text } from './checks.ts'
import { requireSold } from './never-sold.ts'
import { soldAs } from './products.ts'
import type { Routes } from './route.ts'

export const variantCheck: Check = nullish(
  fields<ChosenVariant>({
    primaryType: filled,
    primaryValue: filled,
    secondaryType: optional(text),
    secondaryValue: optional(text),
  }),
)

const login = loginRequired
const id = either(fields<{ _id: string }>({ _id: filled }), fields<{ id: string }>({ id: filled }))
const added: Check = (value) =>
  id(value) &&
  fields<CartLineInput>({
    _id: optional(filled),
    id: optional(filled),
    quantity: optional(number),
    variant: variantCheck,
  })(value)

/** The line of that product and variant; where there is none, every line of the product. */
function linesMeant(
  lines: readonly CartLine[],
  productId: string,
  variant?: ChosenVariant | null,
): CartLine[] {
  const ofProduct = lines.filter((line) => line._id === productId)
  const key = cartLineKey(productId, variant)
  const exact = ofProduct.filter((line) => cartLineKey(line._id, line.variant) === key)
  return exact.length > 0 ? exact : ofProduct
}

export const cartRoutes: Routes<
  'POST /post/cart' | 'PUT /update/cart' | 'PUT /update/cartQuantity' | 'DELETE /delete/clearCart'
> = {
  'POST /post/cart': {
    login,
    body: { userId: filled, products: list(added, { least: 1, most: CART_LINES_MAX }) },
    answer(context) {
      const user = context.self(context.asked.userId)
      const wanted = context.asked.products.map(
        ({ _id, id, quantity = DEFAULT_QUANTITY, variant: chosen }) => {
          const { product, variant } = soldAs(context, _id ?? id ?? '', chosen)
          return { ...summaryOf(product), quantity, variant }
        },
      )
      requireSold(context.state, wanted)
      let lines: CartLine[] = user.cart
      for (const line of wanted) lines = addLine(lines, line)
      user.cart = lines
      return { data: user.cart }
    },
  },
  'PUT /update/cart': {
    login,
    body: { userId: filled, productId: filled, variant: variantCheck },
    answer({ asked, self }) {
      const user = self(asked.userId)
      const meant = linesMeant(user.cart, asked.productId, asked.variant)
      user.cart = user.cart.filter((line) => !meant.includes(line))
      return { data: user.cart }
    },
  },
  'PUT /update/cartQuantity': {
    login,
    body: { userId: filled, productId: filled, variant: variantCheck, quantity: number },
    answer({ asked, self, state }) {
      const user = self(asked.userId)
      const [line] = linesMeant(user.cart, asked.productId, asked.variant)
      const id = line?._id ?? asked.productId
      const sold = state.products.find(({ _id }) => _id === id) ?? line
      if (sold) requireSold(state, [sold])
      user.cart = setLineQuantity(user.cart, asked.productId, asked.quantity, line?.variant)
      return { data: user.cart }
    },
  },
  'DELETE /delete/clearCart': {
    login,
    body: { userId: filled },
    answer({ asked, self }) {
      self(asked.userId).cart = []
      return { data: [] }
    },
  },
}
