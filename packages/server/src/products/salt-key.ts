import { nameKey } from '@dawakit/core/product'

/** The salt of a composition chip, without its strength: 'Paracetamol (500mg)' → 'Paracetamol'. */
export function saltName(chip: string): string {
  return chip.replace(/\s*\([^()]*\)\s*$/, '').trim() || chip.trim()
}

/** The key that salts are looked up by: 'Paracetamol (500mg)' and 'paracetamol' have the same. */
export function saltKey(chip: string): string {
  return nameKey(saltName(chip))
}
