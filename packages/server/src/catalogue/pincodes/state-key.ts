import { nameKey } from '@dawakit/core/product'
import { gstStateOf } from '@dawakit/core/tax'

/**
 * The key that a state is looked up by, however it is written: 'Jammu & Kashmir' and 'jammu and kashmir' are one, and
 * so are 'Orissa' and 'Odisha'.
 */
export function stateKey(name: string): string {
  return nameKey((gstStateOf(name)?.name ?? name).replace(/&/g, ' and '))
}
