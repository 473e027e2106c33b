import { nameKey } from '@dawakit/core/product'

/** The key that a state is looked up by, however it is written: 'Jammu & Kashmir' and 'jammu and kashmir' are one. */
export function stateKey(name: string): string {
  return nameKey(name.replace(/&/g, ' and '))
}
