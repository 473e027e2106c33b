import type { DosageForm } from '@dawakit/core/contract'
import type { PackUnits } from './pack-units.ts'

type Words = readonly [holder: string, one: string, several: string]

const WORDS: Readonly<Record<DosageForm, Words>> = {
  tablet: ['Strip', 'tablet', 'tablets'],
  capsule: ['Strip', 'capsule', 'capsules'],
  syrup: ['Bottle', 'Syrup', 'Syrups'],
  suspension: ['Bottle', 'Suspension', 'Suspensions'],
  drops: ['Bottle', 'Drops', 'Drops'],
  injection: ['Packet', 'Injection', 'Injections'],
  vial: ['Packet', 'vial', 'vials'],
  cream: ['Tube', 'Cream', 'Creams'],
  ointment: ['Tube', 'Ointment', 'Ointments'],
  gel: ['Tube', 'Gel', 'Gels'],
  lotion: ['Bottle', 'Lotion', 'Lotions'],
  powder: ['Packet', 'Powder', 'Powders'],
  sachet: ['Packet', 'sachet', 'sachets'],
  inhaler: ['Packet', 'Inhaler', 'Inhalers'],
  spray: ['Bottle', 'Spray', 'Spray bottles'],
  patch: ['Packet', 'patch', 'patches'],
  suppository: ['Packet', 'suppository', 'suppositories'],
  solution: ['Bottle', 'Solution', 'Solutions'],
  soap: ['Packet', 'Soap', 'Soaps'],
  shampoo: ['Bottle', 'Shampoo', 'Shampoos'],
  device: ['Packet', 'device', 'devices'],
  kit: ['Packet', 'Kit', 'Kits'],
  box: ['Box', 'piece', 'pieces'],
  bottle: ['Bottle', 'piece', 'pieces'],
}

/** Every form that a pack may be of. */
export const dosageForms = Object.keys(WORDS) as readonly DosageForm[]

/**
 * A pack as the shop prints it: 'Strip of 10 tablets', 'Bottle of 100 ml Syrup', 'Packet of 1 Injection'. `parsePack` reads it as it
 * was.
 *
 * @param holder - @default what such a form comes in
 */
export function printPack(
  { dosageForm, unitsPerPack, unit }: Pick<PackUnits, 'unitsPerPack' | 'unit'> & { dosageForm: DosageForm },
  holder?: string,
): string {
  const [ownHolder, one, several] = WORDS[dosageForm]
  const word = one === 'piece' ? '' : ` ${one}`
  const head = holder ?? ownHolder
  if (unitsPerPack === null) return word.trim() || head
  if (unit === 'ml' || unit === 'g') return `${head} of ${unitsPerPack} ${unit}${word}`
  if (unit === 'dose') return `${head} of ${unitsPerPack} dose${unitsPerPack === 1 ? '' : 's'}${word}`
  return `${head} of ${unitsPerPack} ${unitsPerPack === 1 ? one : several}`
}
