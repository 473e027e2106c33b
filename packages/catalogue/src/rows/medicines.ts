import type { CatalogueProduct, CatalogueSalt } from '@dawakit/core/catalogue'
import { fromRupees, paise } from '@dawakit/core/money'
import { gstRateOf } from '@dawakit/core/tax'
import { createPrng, hashOf } from '../prng.ts'
import { type House, type HouseKey, houses } from './houses.ts'
import { medicineTexts } from './medicine-text.ts'
import { type PackForm, packForms } from './pack-forms.ts'
import { packPictures, priced, productIdOf } from './product-id.ts'
import { isOnPrescription, type PackSeed, type SaltSeed, type SpecialitySeed } from './salt-seed.ts'
import { seedOn } from './schedule-moves.ts'
import { slugOf } from './slug.ts'

const brandedHouses: readonly HouseKey[] = [
  'kaverin',
  'aruvi',
  'meghdoot',
  'palash',
  'nilavu',
  'trisandhya',
  'deccana',
  'zenkara',
]

/** Three branded makers for a common salt, two for a rare one, and a generic house where many buy it. */
function housesOf(seed: SaltSeed): readonly HouseKey[] {
  if (seed.houses) return seed.houses
  const demand = seed.demand ?? 4
  const start = hashOf(seed.stem) % brandedHouses.length
  const count = demand >= 7 ? 4 : demand >= 4 ? 3 : 2
  // Steps of 3 through 8 houses visit each once, so neighbours in the alphabet differ.
  const chosen = Array.from(
    { length: count },
    (_, index) => brandedHouses[(start + index * 3) % 8] ?? 'kaverin',
  )
  if (demand >= 4) chosen.push(hashOf(seed.stem) % 2 === 0 ? 'jeevika' : 'sahaj')
  return chosen
}

/** HSN code by what the salt is for. */
export function hsnOf(seed: SaltSeed): string {
  const sub = seed.subspeciality
  if (sub.includes('Contraceptive')) return '300660'
  if (sub.includes('Vaccine')) return '300241'
  if (sub.includes('Antibiotic')) return '300420'
  if (sub === 'Insulins') return '300431'
  if (sub.includes('Steroid')) return '300432'
  if (sub.includes('Vitamin')) return '300450'
  return '300490'
}

/** 'Strip of 10 tablets', 'Bottle of 60 ml', 'Vial of 1 injection'. */
export function packageSizeOf(form: PackForm, units: number): string {
  if (typeof form.counted === 'string') return `${form.pack} ${units} ${form.counted}`
  const [one, many] = form.counted
  const text = `${form.pack} ${units} ${units === 1 ? one : many}`
  return text.replace(' sr', ' SR').replace(' gr', ' GR')
}

/** The strength of each salt, taken apart. */
export function strengthsOf(seed: SaltSeed, strength: string): CatalogueSalt[] {
  const parts = strength.split('+')
  return seed.salts.map((name, index) => ({ name, strength: parts[index] ?? '' }))
}

/** What stands after the brand: 'Metkav 500', 'Telmikav 40 AM', 'Diclokav 1%'. Combinations name it only where they come in several strengths. */
export function strengthMark({ packs }: SaltSeed, [form, strength, , , label]: PackSeed): string {
  if (label !== undefined) return label
  const isCombination = strength.includes('+')
  if (isCombination && !packs.some((other) => other[0] === form && other[1] !== strength)) return ''
  const first = strength.split('+')[0] ?? ''
  return first.replace(/mg$/, '').replace(' w/w', '').replace(' w/v', '')
}

function brandName(seed: SaltSeed, house: House, pack: PackSeed): string {
  const mark = strengthMark(seed, pack)
  const suffix =
    seed.suffix !== undefined && !mark.startsWith(seed.suffix) && !mark.endsWith(` ${seed.suffix}`)
      ? `-${seed.suffix}`
      : ''
  return `${seed.stem}${house.suffix}${suffix} ${mark}`.trim()
}

function genericName(salts: readonly CatalogueSalt[]): string {
  return salts.map(({ name, strength }) => `${name} ${strength}`.trim()).join(' + ')
}

/** @param size - Tells a second pack size from the first: '238g', "30's"; empty for the first. */
function nameOf(
  seed: SaltSeed,
  house: House,
  form: PackForm,
  pack: PackSeed,
  salts: readonly CatalogueSalt[],
  size: string,
): string {
  const isGeneric = house.suffix === ''
  const name = isGeneric ? genericName(salts) : brandName(seed, house, pack)
  return [name, form.label, size, isGeneric ? `(${house.brand})` : ''].filter((part) => part !== '').join(' ')
}

function stockOf(random: number, units: number, demand: number): number {
  if (random < 0.05) return 0
  if (random < 0.12) return 1 + (Math.floor(units) % 8)
  return Math.round(20 + random * 60 * demand)
}

function toMedicine(
  speciality: string,
  seed: SaltSeed,
  houseKey: HouseKey,
  pack: PackSeed,
  isSecondPack: boolean,
  day: string,
): CatalogueProduct {
  const [formKey, strength, units, mrpRupees] = pack
  const house: House = houses[houseKey]
  const form: PackForm = packForms[formKey]
  const salts = strengthsOf(seed, strength)
  const size = isSecondPack ? `${units}${typeof form.counted === 'string' ? form.counted : "'s"}` : ''
  const name = nameOf(seed, house, form, pack, salts, size)
  const packageSize = packageSizeOf(form, units)
  const slug = slugOf(name)
  const random = createPrng(slug)
  const demand = seed.demand ?? 4
  const exact = fromRupees(mrpRupees) * house.priceFactor * (0.96 + random.next() * 0.08)
  const mrpPaise = paise(Math.round(exact / 10) * 10)
  const isDiscounted = random.next() > 0.08
  const percentOff = isDiscounted ? Math.max(3, house.usualDiscount + random.int(-5, 6)) : 0
  const saltComposition = salts.map((salt) =>
    salt.strength === '' ? salt.name : `${salt.name} (${salt.strength})`,
  )
  const isPrescriptionNeeded = isOnPrescription(seed)
  const id = productIdOf(slug)
  const hsn = hsnOf(seed)
  return {
    id,
    name,
    slug,
    ...medicineTexts({
      name,
      seed,
      form,
      composition: saltComposition,
      packageSize,
      isPrescriptionNeeded,
    }),
    ...priced(mrpPaise, percentOff),
    manufacturer: house.name,
    brandSlug: slugOf(house.brand),
    brandName: house.brand,
    packageSize,
    dosageForm: form.dosageForm,
    unitsPerPack: units,
    unit: form.unit,
    salts,
    saltComposition,
    compositionKey: `${form.kind}|${salts.map((salt) => `${salt.name}:${salt.strength}`.toLowerCase()).join('|')}`,
    schedule: seed.schedule,
    isPrescriptionNeeded,
    isColdChainNeeded: seed.isColdChain ?? false,
    isGeneralProduct: false,
    generalCategory: null,
    generalSubCategory: null,
    specialityCategory: speciality,
    specialitySubCategory: seed.subspeciality,
    hsn,
    gstRate: gstRateOf(hsn, day),
    stock: stockOf(random.next(), units, demand),
    stockAlertThreshold: 10,
    popularity: Math.min(10_000, Math.round(demand * 700 * (0.5 + random.next()))),
    // Schedule X is handed over at the counter against a prescription in duplicate, never sent.
    isForSale: seed.schedule !== 'X',
    variantGroup: null,
    isMainVariant: true,
    primaryType: null,
    primaryValue: null,
    secondaryType: null,
    secondaryValue: null,
    pairProductId: null,
    ...packPictures(id),
    isGenerated: false,
  }
}

/** True when an earlier pack of the salt has the same name and strength: a second size of the same medicine. */
function isSecondPack(packs: readonly PackSeed[], index: number): boolean {
  const pack = packs[index]
  return packs
    .slice(0, index)
    .some(
      (other) =>
        pack !== undefined && packForms[other[0]].label === packForms[pack[0]].label && other[1] === pack[1],
    )
}

/**
 * Every pack of every salt by each of its makers.
 *
 * @param day - yyyy-mm-dd, the day whose GST rates and schedules hold.
 */
export function medicinesOf(specialities: readonly SpecialitySeed[], day: string): CatalogueProduct[] {
  return specialities.flatMap(({ speciality, salts }) =>
    salts.flatMap((seed) =>
      housesOf(seed).flatMap((house) =>
        seed.packs.map((pack, index) =>
          toMedicine(speciality, seedOn(seed, day), house, pack, isSecondPack(seed.packs, index), day),
        ),
      ),
    ),
  )
}
