import { referenceCatalogue } from '@dawakit/catalogue'
import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { openTestShop } from '../../test/test-shop.ts'
import { canonicalSaltKey, spellingsOf } from '../salts/salt-spellings.ts'
import { importProducts } from './import-products.ts'
import { textSource } from './import-source.ts'
import { createKnownSalts } from './known-salts.ts'
import { nearestOf } from './nearest-of.ts'

const known = createKnownSalts(referenceCatalogue.salts())

describe('A salt', () => {
  it.each([
    ['Amoxycillin', 'Infectious Diseases'],
    ['Amoxycillin Trihydrate', 'Infectious Diseases'],
    ['Acyclovir', 'Infectious Diseases'],
    ['Cephalexin', 'Infectious Diseases'],
    ['Potassium Clavulanate', 'Infectious Diseases'],
    ['Sulphamethoxazole', 'Infectious Diseases'],
    ['Frusemide', 'Nephrology'],
    ['Glyceryl Trinitrate', 'Cardiology'],
    ['Losartan Potassium', 'Cardiology'],
    ['Chlorthalidone', 'Cardiology'],
    ['Acetaminophen', 'Pain Relief'],
    ['Albuterol', 'Respiratory'],
    ['Etophylline', 'Respiratory'],
    ['Guaiphenesin', 'Respiratory'],
    ['Mecobalamin', 'Vitamins and Nutrition'],
    ['Povidone-Iodine', 'Dermatology'],
    ['Thyroxine Sodium', 'Endocrinology'],
    ['Magnesium Valproate', 'Neurology'],
  ])('%s is known however it is spelled', (name, speciality) => {
    expect(known.of(name)?.speciality).toBe(speciality)
  })

  it('stays itself where a metal is a part of its name', () => {
    expect(known.of('Calcium Pantothenate')?.salts).toEqual(['Calcium Pantothenate'])
    expect(known.of('Sodium Bicarbonate')?.salts).toEqual(['Sodium Bicarbonate'])
    expect(known.of('Mysterone')).toBeUndefined()
  })

  it('has one international spelling, which has no other', () => {
    for (const { salts } of referenceCatalogue.salts()) {
      for (const name of salts) {
        const canonical = canonicalSaltKey(name.toLowerCase())
        expect(canonicalSaltKey(canonical)).toBe(canonical)
      }
    }
    expect(spellingsOf('acyclovir')).toEqual(['acyclovir', 'aciclovir', 'acyclovr'])
    expect(spellingsOf('mysterone')).toEqual(['mysterone'])
  })

  it('that a schedule names needs a prescription; one that none names is no free one for that', () => {
    const facts = referenceCatalogue.salts()
    expect(facts.length).toBeGreaterThan(1000)
    for (const { schedule, isPrescriptionNeeded, salts } of facts) {
      if (schedule === 'H1' || schedule === 'X') expect(isPrescriptionNeeded, salts.join()).toBe(true)
    }
    expect(known.of('Etizolam')?.isPrescriptionNeeded).toBe(true)
    expect(known.of('Prazosin')).toMatchObject({ schedule: null, isPrescriptionNeeded: true })
    expect(known.of('Riboflavin')?.isPrescriptionNeeded).toBe(false)
  })

  it('that nobody knows is likely a slip of the nearest, or of none', () => {
    expect(known.nearest('Paracetmaol')).toBe('Paracetamol')
    expect(known.nearest('Alopurinoll')).toBe('Allopurinol')
    expect(known.nearest('Xyzolam')).toBeNull()
    expect(known.nearest('Zinc')).not.toBe('Zinc Oxide')
    expect(nearestOf('abcdef', ['abcdeg', 'abcdeh'])).toBeNull()
    expect(nearestOf('abcdef', ['abdcef', 'abxyef'])).toBe('abdcef')
  })
})

onEachDatabase('Products of a salt', (open) => {
  it('are alternatives of each other however the salt is spelled, and listed together', async () => {
    const shop = await openTestShop(await open(), { fixtures: false })
    const rows = ['Novamox Capsule,60,Amoxycillin (500mg)', 'Moxikind Capsule,50,Amoxicillin (500 mg)']
    await importProducts(shop.db, textSource(['name,mrp,composition', ...rows].join('\n')), {
      salts: referenceCatalogue.salts(),
      stock: 5,
    })
    shop.clock.advance(1001)
    const { data } = await shop.call('GET /get/products')
    const [one, other] = data
    const alternatives = await shop.call('GET /get/alternativeProduct', { query: { id: one._id } })
    expect(alternatives.data.map(({ _id }: { _id: string }) => _id)).toContain(other._id)
    for (const salt of ['amoxicillin', 'Amoxycillin']) {
      expect((await shop.call('GET /get/productsBySalt', { query: { salt } })).totalCount).toBe(2)
    }
  })

  it('tells which salts of a list nobody knows, and what they may be', async () => {
    const shop = await openTestShop(await open(), { fixtures: false })
    const rows = ['A Tablet,6,Alopurinol (100mg)', 'B Tablet,6,Mysterone (5mg)', 'C Tablet,6,Mysterone (9mg)']
    const report = await importProducts(shop.db, textSource(['name,mrp,composition', ...rows].join('\n')), {
      salts: referenceCatalogue.salts(),
    })
    expect(report.unknownSalts).toEqual([{ name: 'Mysterone', rows: 2, line: 3, nearest: null }])
    const slip = await importProducts(
      shop.db,
      textSource('name,mrp,composition\nD Tablet,6,Telmisartann (5mg)'),
      {
        salts: referenceCatalogue.salts(),
      },
    )
    expect(slip.unknownSalts).toEqual([{ name: 'Telmisartann', rows: 1, line: 2, nearest: 'Telmisartan' }])
  })
})
