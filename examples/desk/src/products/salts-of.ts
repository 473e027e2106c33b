import { saltName } from '@dawakit/core/product'

/** A composition as its chips: 'Paracetamol (500mg) + Caffeine (30mg)'. */
export const chipsOf = (composition: string): string[] =>
  composition
    .split(' + ')
    .map((chip) => chip.trim())
    .filter(Boolean)

export const compositionOf = (chips: readonly string[]): string => chips.join(' + ')

export const chipOf = (salt: string, strength: string): string =>
  strength.trim() === '' ? salt.trim() : `${salt.trim()} (${strength.trim()})`

export const saltsIn = (composition: string): string[] => chipsOf(composition).map(saltName)
