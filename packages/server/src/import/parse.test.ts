import { Readable } from 'node:stream'
import { referenceCatalogue } from '@dawakit/catalogue'
import { describe, expect, it } from 'vitest'
import { paiseOf } from '../values/values.ts'
import { createClassifier } from './classify.ts'
import { createKnownSalts } from './known-salts.ts'
import { parseComposition, saltChip } from './parse-composition.ts'
import { parsePack } from './parse-pack.ts'
import { readCsv } from './read-csv.ts'

describe('a composition', () => {
  it('is its salts and strengths, in order', () => {
    expect(parseComposition('Ofloxacin (100mg/5ml) + Metronidazole (200mg/5ml)')).toEqual([
      { name: 'Ofloxacin', strength: '100mg/5ml' },
      { name: 'Metronidazole', strength: '200mg/5ml' },
    ])
    expect(parseComposition('')).toEqual([])
    expect(parseComposition('Diastase + Pepsin').map(saltChip)).toEqual(['Diastase', 'Pepsin'])
  })
})

describe('a pack', () => {
  const packs: [string, string, object][] = [
    ['Aceclofenac Tablets IP 100 mg', "10's", { dosageForm: 'tablet', unitsPerPack: 10, unit: 'tablet' }],
    [
      'Metformin Sustained Release Tablets',
      "15's",
      { kind: 'tablet-sr', packageSize: 'Strip of 15 tablets' },
    ],
    [
      'Lenalidomide Capsules 5mg',
      "30's in PET bottle",
      { dosageForm: 'capsule', unitsPerPack: 30, unit: 'capsule' },
    ],
    [
      'Hydroxyzine Syrup 10mg per 5ml',
      '100ml with measuring cap',
      { dosageForm: 'syrup', unitsPerPack: 100, unit: 'ml' },
    ],
    ['Moxifloxacin Eye Drops', '5ml Drops', { dosageForm: 'drops', kind: 'eye-drops', unitsPerPack: 5 }],
    ['Betamethasone Cream IP 0.1 % w/w', '20 gm', { dosageForm: 'cream', unitsPerPack: 20, unit: 'g' }],
    ['Salbutamol Inhaler', '200 MDI', { dosageForm: 'inhaler', unitsPerPack: 200, unit: 'dose' }],
    ['Ceftriaxone Injection 1 g', 'Vial & Wfi', { dosageForm: 'injection', unitsPerPack: null }],
    ['Omeprazole 20mg Powder for Oral suspension', '10 sachet', { dosageForm: 'suspension' }],
    ['Ragi Malt', '500g Screw-Cap jar', { dosageForm: 'powder', unitsPerPack: 500, unit: 'g' }],
    ['Something Else', 'One in Mono-Pack', { dosageForm: 'box', unitsPerPack: null, unit: null }],
  ]
  for (const [name, pack, expected] of packs) {
    it(`of ${name} in ${pack}`, () => {
      expect(parsePack(name, pack)).toMatchObject(expected)
    })
  }

  it('of goods that are no medicine is a device', () => {
    expect(parsePack('Surgical Blade Tablet Holder', "1's", true)).toMatchObject({ dosageForm: 'device' })
  })
})

describe('a medicine of an import', () => {
  const { needsColdChain, needsPrescription, shelfOf } = createClassifier(
    createKnownSalts(referenceCatalogue.salts()),
  )
  const tablet = { type: 'allopathy', group: '', dosageForm: 'tablet' as const }
  const salts = (...names: string[]) => names.map((name) => ({ name, strength: '' }))

  it('stands under the speciality of its salt, under its heading where the salt is unknown', () => {
    expect(shelfOf({ ...tablet, salts: salts('Losartan Potassium') }).category).toBe('Cardiology')
    expect(shelfOf({ ...tablet, group: 'Oncology', salts: salts('Nobodynib') }).category).toBe('Oncology')
    expect(shelfOf({ ...tablet, group: 'Odd', salts: salts('Nobodynib') }).category).toBe('General Medicine')
  })

  it('needs a prescription by schedule, by heading, by injection, and in doubt', () => {
    expect(needsPrescription({ ...tablet, salts: salts('Losartan') })).toBe(true)
    expect(needsPrescription({ ...tablet, salts: salts('Paracetamol') })).toBe(false)
    expect(needsPrescription({ ...tablet, group: 'Antibiotics', salts: salts('Paracetamol') })).toBe(true)
    expect(needsPrescription({ ...tablet, dosageForm: 'injection', salts: salts('Paracetamol') })).toBe(true)
    expect(needsPrescription({ ...tablet, salts: salts('Nobodynib') })).toBe(true)
    expect(needsPrescription({ ...tablet, group: 'Supplement/Vitamin/Mineral', salts: [] })).toBe(false)
    expect(needsPrescription({ ...tablet, type: 'consumable', salts: [] })).toBe(false)
  })

  it('is kept cold when its salt is, but never as a tablet', () => {
    expect(needsColdChain({ ...tablet, dosageForm: 'injection', salts: salts('Insulin Glargine') })).toBe(
      true,
    )
    expect(needsColdChain({ ...tablet, salts: salts('Insulin Glargine') })).toBe(false)
  })
})

describe('a price', () => {
  it('is read as lists print it', () => {
    expect(paiseOf('mrp', '10.32')).toBe(1032)
    expect(paiseOf('mrp', '₹ 1,234.5')).toBe(123450)
    expect(paiseOf('mrp', 'Rs. 7')).toBe(700)
    expect([paiseOf('mrp', ''), paiseOf('mrp', '0'), paiseOf('mrp', '0.00'), paiseOf('mrp', '-')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('is refused when it is none', () => {
    for (const text of ['ten', '1.234', '-1', '1e5', '1 2', '99999999999']) {
      expect(() => paiseOf('mrp', text)).toThrow()
    }
  })
})

describe('a CSV file', () => {
  async function read(text: string | Buffer) {
    const bad: object[] = []
    const rows: object[] = []
    for await (const row of readCsv(Readable.from([text]), ['a'], (row) => bad.push(row))) rows.push(row)
    return { rows, bad }
  }

  it('may have a byte order mark, CRLF, quotes, line breaks in quotes and empty lines', async () => {
    const { rows, bad } = await read('\uFEFFA,Long Name\r\n"x, ""y""","two\r\nlines"\r\n\r\n 1 , 2 \r\n')
    expect(bad).toEqual([])
    expect(rows).toEqual([
      { line: 3, values: { a: 'x, "y"', long_name: 'two\nlines' } },
      { line: 5, values: { a: '1', long_name: '2' } },
    ])
  })

  it('loses no row but the one with a quote in the wrong place', async () => {
    const { rows, bad } = await read('a,b\n1,2\n3,x"y"\n5,6\n')
    expect(rows).toMatchObject([{ values: { a: '1' } }, { values: { a: '5' } }])
    expect(bad).toEqual([{ line: 3, reason: 'has a quote in the wrong place' }])
  })

  it('says where a quote starts that never ends', async () => {
    const { rows, bad } = await read('a,b\n1,2\n3,"x\n5,6\n')
    expect(rows).toMatchObject([{ values: { a: '1' } }])
    expect(bad).toMatchObject([{ reason: 'has a quote that never ends' }])
  })

  it('is UTF-8: what is not is reported', async () => {
    const { rows, bad } = await read(
      Buffer.from([...Buffer.from('a,b\n1,'), 0xe9, ...Buffer.from('\n3,é\n')]),
    )
    expect(rows).toMatchObject([{ values: { a: '3', b: 'é' } }])
    expect(bad).toEqual([{ line: 2, reason: 'is not UTF-8 text' }])
  })
})
