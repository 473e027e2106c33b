import { referenceCatalogue } from '@dawakit/catalogue'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCountedForm } from './pack-units.ts'
import { parsePack } from './parse-pack.ts'
import { dosageForms, printPack } from './print-pack.ts'

it('reads what the shop itself writes on its medicines', () => {
  const medicines = referenceCatalogue
    .rows(new Date(0))
    .products.filter((product) => !product.isGeneralProduct)
  expect(medicines.length).toBeGreaterThan(1500)
  for (const { name, packageSize, unitsPerPack, unit } of medicines) {
    expect({ name, ...parsePack(name, packageSize) }).toMatchObject({ unitsPerPack, unit, isDoubtful: false })
  }
})

/** How each form is written, by its number. */
const WRITTEN: readonly [form: string, unit: string, write: (number: number) => string][] = [
  ['tablet', 'tablet', (number) => `Strip of ${number} tablets`],
  ['capsule', 'capsule', (number) => `Bottle of ${number} capsules`],
  ['suppository', 'piece', (number) => `Strip of ${number} suppositories`],
  ['patch', 'piece', (number) => `Pack of ${number} patches`],
  ['inhaler', 'dose', (number) => `Inhaler of ${number} doses`],
  ['syrup', 'ml', (number) => `Bottle of ${number} ml syrup`],
  ['suspension', 'ml', (number) => `Bottle of ${number} ml suspension`],
  ['solution', 'ml', (number) => `Bottle of ${number} ml solution`],
  ['drops', 'ml', (number) => `Bottle of ${number} ml eye drops`],
  ['spray', 'ml', (number) => `Bottle of ${number} ml spray`],
  ['lotion', 'ml', (number) => `Bottle of ${number} ml lotion`],
  ['shampoo', 'ml', (number) => `Bottle of ${number} ml shampoo`],
  ['injection', 'ml', (number) => `Cartridge of ${number} ml`],
  ['vial', 'ml', (number) => `Vial of ${number} ml`],
  ['cream', 'g', (number) => `Tube of ${number} g cream`],
  ['ointment', 'g', (number) => `Tube of ${number} g ointment`],
  ['gel', 'g', (number) => `Tube of ${number} g gel`],
  ['powder', 'g', (number) => `Jar of ${number} g powder`],
  ['sachet', 'g', (number) => `Sachet of ${number} g`],
  ['soap', 'g', (number) => `Box of ${number} g soap`],
  ['kit', 'piece', (number) => `Pack of ${number} kits`],
  ['bottle', 'ml', (number) => `Bottle of ${number} ml`],
  ['box', 'g', (number) => `Box of ${number} g`],
]

it('reads every form and number as they were written, and what it made of them again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WRITTEN),
      fc.integer({ min: 1, max: 5000 }),
      ([form, unit, write], number) => {
        const read = parsePack('Brand', write(number))
        expect(read).toMatchObject({ dosageForm: form, unit, unitsPerPack: number, isDoubtful: false })
        expect(parsePack('Brand', read.packageSize)).toEqual(read)
      },
    ),
    { numRuns: 500 },
  )
})

it('prints every form with every unit that it comes in so that it reads back', () => {
  const measures = fc.constantFrom('ml' as const, 'g' as const, 'dose' as const, 'piece' as const)
  const pack = fc
    .tuple(fc.constantFrom(...dosageForms), measures, fc.integer({ min: 1, max: 5000 }))
    .map(([dosageForm, measure, unitsPerPack]) => ({
      dosageForm,
      unitsPerPack,
      unit:
        dosageForm === 'tablet' || dosageForm === 'capsule'
          ? dosageForm
          : isCountedForm(dosageForm)
            ? ('piece' as const)
            : measure,
    }))
  fc.assert(
    fc.property(pack, (one) => {
      const isDevice = one.dosageForm === 'device'
      expect(parsePack('Brand', printPack(one), isDevice)).toMatchObject({ ...one, isDoubtful: false })
    }),
    { numRuns: 1000 },
  )
})

it.each([
  ['Dolo Tablet', 'strip of 10 (15 tablets)'],
  ['Dolo Tablet', '10 tablets in 3 strips'],
  ['Dolo Tablet', 'strip of 10 tablets / box of 10 strips'],
  ['Dolo Tablet', '3 combipacks of 4 tablets'],
  ['Dolo Tablet', '10/15 tablets'],
  ['Dolo Tablet', 'strip of 10.5 tablets'],
  ['Avil Injection', '2 ml in 5 ampoules'],
  ['Benadryl Syrup', '10ml 20ml'],
  ['Benadryl Syrup', '12,5 ml'],
  ['Formonide Rotacap', '30 capsules and 1 inhaler'],
])('does not read %s in %s in silence', (name, pack) => {
  expect(parsePack(name, pack).isDoubtful).toBe(true)
})

it('groups what releases slowly by the pack, too', () => {
  expect(parsePack('Glycomet', 'strip of 10 tablet sr').kind).toBe('tablet-sr')
  expect(parsePack('Cefix', 'strip of 10 tablet dt').kind).toBe('tablet-dt')
})

it('does not choose between two numbers in silence', () => {
  expect(parsePack('Dolo Tablet', '10 tablets (15 tablets)').isDoubtful).toBe(true)
  expect(parsePack('Benadryl Syrup', '100').isDoubtful).toBe(true)
  expect(parsePack('Dolo Tablet', '10+2 tablets').isDoubtful).toBe(true)
  expect(parsePack('Betnovate Cream', '15 gm + 5 gm free').isDoubtful).toBe(true)
  expect(parsePack('Avil Injection', "5's 2 ml").isDoubtful).toBe(true)
  expect(parsePack('Xyz Tablet', 'strip of 10 capsules').isDoubtful).toBe(true)
  expect(parsePack('Dolo Tablet', '').isDoubtful).toBe(false)
})
