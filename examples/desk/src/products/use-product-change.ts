import type { DeskCallData, DeskCallName, DeskProduct } from '@dawakit/core/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeOptions, keyOf, useDeskChange } from '../api/use-desk.ts'

/** Calls that answer the product as it is then. */
type ProductCallName = {
  [Name in DeskCallName]: DeskCallData<Name> extends DeskProduct ? Name : never
}[DeskCallName]

/** Shows a product as it is now. */
export function useShowProduct(): (now: DeskProduct) => void {
  const client = useQueryClient()
  return (now) => client.setQueryData(keyOf('GET /desk/products/one', { query: { id: now.id } }), now)
}

/** Makes a change of a product; what is answered is shown. Refusals its caller shows. */
export function useProductChange<Name extends ProductCallName>(
  name: Name,
  options: ChangeOptions<DeskCallData<Name>> = {},
) {
  const show = useShowProduct()
  return useDeskChange(name, {
    ...options,
    isQuiet: true,
    makesOld: ['POST /desk/products/search'],
    onDone: (now) => {
      show(now as DeskProduct)
      options.onDone?.(now)
    },
  })
}
