import { describe, expect, it } from 'vitest'
import { toPercent } from './basis-points.ts'
import {
  gstOfTable,
  isRateInForce,
  rateOfSupply,
  rateSince,
  ratesInForce,
  timeOfSupply,
} from './rates-in-force.ts'

const TODAY = '2026-11-28'

describe('Rates of GST in force', () => {
  it.each([
    ['3004', '2025-09-21', [12, 5]],
    ['3004', '2025-09-22', [5]],
    ['30049099', TODAY, [5]],
    ['3006', TODAY, [5, 0]],
    ['300660', TODAY, [0]],
    ['9018', TODAY, [5]],
    ['9619', TODAY, [5, 0]],
    ['90214000', TODAY, [0]],
  ])('are of %s on %s: %j', (hsn, day, rates) => {
    expect(ratesInForce({ hsn }, day)).toEqual(rates)
  })

  it('are nil where the law names the salt, from its day on', () => {
    const goods = { hsn: '30049099', salts: ['Daratumumab (100mg/5ml)'] }
    expect(ratesInForce(goods, TODAY)).toEqual([0])
    expect(ratesInForce(goods, '2025-09-21')).toEqual([12])
    expect(ratesInForce({ ...goods, salts: ['Daratumumab', 'Dexamethasone'] }, TODAY)).toEqual([5])
  })

  it.each([
    'Agalsidase Beta (35mg)',
    'Agalsidase Alpha',
    'Alectinib Hydrochloride (150mg)',
    'Alglucosidase Alfa',
    'Alirocumab',
    'Amivantamab',
    'Asciminib',
    'Atezolizumab',
    'Avelumab',
    'Belumosudil Mesylate',
    'C1-inhibitor',
    'C1 Esterase Inhibitor (Human)',
    'Cysteamine',
    'Cysteamine Bitartrate',
    'Daratumumab',
    'Daratumumab Subcutaneous',
    'Emicizumab',
    'Entrectinib',
    'Eptacog alfa (activated)',
    'Eptacog alfa activated recombinant coagulation factor VIIa',
    'Evolocumab',
    'Idursulfase',
    'Idursulphatase',
    'Imiglucerase',
    'Inclisiran Sodium',
    'Laronidase',
    'Mepolizumab',
    'Miglustat',
    'Obinutuzumab',
    'Olipudase Alfa',
    'Onasemnogene abeparvovec',
    'Pegylated liposomal Irinotecan',
    'Irinotecan (pegylated liposomal)',
    'Irinotecan, Pegylated Liposomal',
    'Polatuzumab vedotin',
    'Risdiplam',
    'Rurioctocog alfa pegol',
    'Spesolimab',
    'Teclistamab',
    'Tepotinib HCl',
    'Velaglucerase Alfa',
    'Velmanase Alfa',
    'Daratumumb',
    'Evolucumab',
    'Atezolizumba',
    'Imigluceras',
  ])('are nil of %s, however it is written', (salt) => {
    expect(ratesInForce({ hsn: '3004', salts: [salt] }, TODAY)).toEqual([0])
  })

  it.each([
    'Irinotecan',
    'Liposomal Irinotecan',
    'Eliglustat',
    'Taliglucerase Alfa',
    'Ranibizumab',
    'Bevacizumab',
    'Omalizumab',
    'Benralizumab',
    'Capmatinib',
    'Erlotinib',
    'Lorlatinib',
    'Factor VIII',
    'Octocog alfa',
    'Asparaginase',
    'Hyaluronidase',
    'Cysteine',
    'Sotatercept',
    '',
  ])('are not nil of %s', (salt) => {
    expect(ratesInForce({ hsn: '3004', salts: [salt] }, TODAY)).toEqual([5])
  })

  it('are nil of a salt that is given with what carries it under the skin', () => {
    const salts = ['Daratumumab (1800mg)', 'Hyaluronidase (30000IU)']
    expect(ratesInForce({ hsn: '3004', salts }, TODAY)).toEqual([0])
    expect(ratesInForce({ hsn: '3004', salts: [] }, TODAY)).toEqual([5])
  })

  it('are one in the table where a code tells, several where it does not, and none where the table has not got it', () => {
    const percents = (hsn: string) => gstOfTable(hsn, TODAY).map(toPercent)
    expect(percents('30049099')).toEqual([5])
    expect(percents('3306')).toEqual([5, 18])
    expect(percents('9619')).toEqual([5, 0])
    expect(percents('3006')).toEqual([5, 0])
    expect(percents('9999')).toEqual([])
  })

  it('are any of today’s where the table does not name all goods of a heading, and none of yesterday’s', () => {
    expect(ratesInForce({ hsn: '3401' }, TODAY)).toEqual([5, 0, 18, 40])
    expect(ratesInForce({ hsn: '9999' }, TODAY)).toEqual([18, 0, 5, 40])
    expect([12, 28, 0.05, 1.2].map((rate) => isRateInForce(rate, TODAY))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([0, 5, 18, 40].map((rate) => isRateInForce(rate, TODAY))).toEqual([true, true, true, true])
    expect(isRateInForce(12, '2025-09-21')).toBe(true)
  })

  it('take the place of a written rate that is not among them', () => {
    expect(rateOfSupply({ hsn: '3004' }, 12, TODAY)).toBe(5)
    expect(rateOfSupply({ hsn: '3004' }, 0.05, TODAY)).toBe(5)
    expect(rateOfSupply({ hsn: '3004' }, 12, '2025-09-21')).toBe(12)
    expect(rateOfSupply({ hsn: '3401' }, 18, TODAY)).toBe(18)
  })

  it.each([
    ['3004', 12, 5, 'what the table had of it is not in force any more'],
    ['33051090', 18, 5, 'the table has another, though other goods still have that one'],
    ['33059040', 18, 18, 'the table has the same'],
    ['33051090', 5, 5, 'it was somebody’s own, and is in force'],
    ['3304', 28, 18, 'it was somebody’s own, and is not in force any more'],
  ])('lead from one day to the next: of %s %d is %d, as %s', (hsn, written, now) => {
    expect(rateSince({ hsn }, { rate: written, day: '2025-09-21' }, '2025-09-22')).toBe(now)
    expect(rateSince({ hsn }, { rate: now, day: '2025-09-22' }, '2025-09-22')).toBe(now)
  })

  it('lead to nil where a law names the salt from that day on', () => {
    const goods = { hsn: '30049099', salts: ['Daratumumab (100mg/5ml)'] }
    expect(rateSince(goods, { rate: 12, day: '2025-09-21' }, '2025-09-22')).toBe(0)
  })

  it.each([
    ['handed over before, invoiced and paid after', [1, 8, 9], 8],
    ['handed over and invoiced before, paid after', [1, 2, 9], 2],
    ['handed over and paid before, invoiced after', [2, 9, 1], 2],
    ['invoiced before, handed over and paid after', [8, 1, 9], 8],
    ['invoiced and paid before, handed over after', [9, 2, 1], 2],
    ['paid before, handed over and invoiced after', [8, 9, 1], 8],
  ])('are of two of three moments: %s', (_, [handedOverAt = 0, invoicedAt = 0, paidAt = 0], at) => {
    expect(timeOfSupply({ handedOverAt, invoicedAt, paidAt })).toBe(at)
  })
})
