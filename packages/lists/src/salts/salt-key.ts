import { nameKey, saltName } from '@dawakit/core/product'

/** The key that salts are looked up by: 'Paracetamol (500mg)' and 'paracetamol' have the same. */
export function saltKey(chip: string): string {
  return nameKey(saltName(chip))
}
