import { Readable } from 'node:stream'
import { referenceCatalogue } from '@dawakit/catalogue'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../rows/read-csv.ts'
import { createKnownSalts } from '../salts/known-salts.ts'
import { csvLine } from '../values/csv-line.ts'
import { paiseOf } from '../values/values.ts'
import type { Article } from './article.ts'
import { createClassifier } from './classify.ts'
import { parsePack } from './parse-pack.ts'

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
    ['Dolo 650', 'strip of 15 tablets', { dosageForm: 'tablet', unitsPerPack: 15, unit: 'tablet' }],
    ['Testocap 40', 'strip of 10 capsules', { dosageForm: 'capsule', unitsPerPack: 10 }],
    ['Captab', '10 TAB', { dosageForm: 'tablet', unitsPerPack: 10, packageSize: 'Strip of 10 tablets' }],
    ['Ecosprin Tablet', '1x10', { unitsPerPack: 10, packageSize: 'Strip of 10 tablets' }],
    ['Ecosprin Tablet', '10 x 10 Tab', { unitsPerPack: 100, packageSize: '10 x 10 Tab' }],
    ['Ecosprin Tablet', "1X15'S", { unitsPerPack: 15 }],
    ['Ecosprin Tablet', '10 tablets', { unitsPerPack: 10 }],
    ['Ecosprin Tablet', '10 strips of 14 tablets', { unitsPerPack: 140 }],
    ['Ecosprin Tablet', 'Strip of 14 (Alu-Alu)', { unitsPerPack: 14 }],
    ['Ecosprin Tablet', '14', { unitsPerPack: 14, packageSize: 'Strip of 14 tablets' }],
    ['Ecosprin Tablet', 'bottle of 500 mg', { unitsPerPack: null, unit: 'tablet' }],
    ['Ecosprin Tablet', '1x500mg', { unitsPerPack: null }],
    ['Benadryl Syrup', '10ML', { unitsPerPack: 10, unit: 'ml' }],
    ['Benadryl Syrup', 'bottle of 100 ml Syrup', { unitsPerPack: 100, unit: 'ml' }],
    ['Benadryl Syrup', '1 Ltr', { unitsPerPack: 1000, unit: 'ml' }],
    ['Neurobion Injection', '5 x 2 ml', { unitsPerPack: 10, unit: 'ml' }],
    ['Betnovate Cream', '15gm', { unitsPerPack: 15, unit: 'g' }],
    ['Betnovate', 'tube of 20 gm Cream', { dosageForm: 'cream', unitsPerPack: 20, unit: 'g' }],
    ['Asthalin', '120md inhaler', { dosageForm: 'inhaler', unitsPerPack: 120, unit: 'dose' }],
    ['Actrapid Penfill', '3 ml', { dosageForm: 'injection', kind: 'cartridge', unitsPerPack: 3 }],
    ['Novomix 30 Flexpen', '3 ml', { dosageForm: 'injection', kind: 'pen' }],
    ['Pylokit', 'Kit', { dosageForm: 'kit', unitsPerPack: null, unit: null }],
    ['ORS Orange', '5 sachets', { dosageForm: 'sachet' }],
    ['Something Else', 'One in Mono-Pack', { dosageForm: 'box', unitsPerPack: null, unit: null }],
  ]
  for (const [name, pack, expected] of packs) {
    it(`of ${name} in ${pack}`, () => {
      expect(parsePack(name, pack)).toMatchObject(expected)
    })
  }

  it('that we write ourselves reads as it was', () => {
    const pieces = fc.constantFrom('tablet', 'capsule')
    const written = fc.constantFrom("'s", '', ' pcs', "'s in bottle", ' Nos')
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 999 }), written, (form, count, as) => {
        const pack = parsePack(`Some ${form}`, `${count}${as}`)
        expect(pack).toMatchObject({ dosageForm: form, unitsPerPack: count, unit: form })
        expect(parsePack(`Some ${form}`, pack.packageSize)).toEqual({ ...pack, isDoubtful: false })
      }),
    )
  })

  it('of goods that are no medicine is a device', () => {
    expect(parsePack('Surgical Blade Tablet Holder', "1's", true)).toMatchObject({ dosageForm: 'device' })
  })
})

describe('a medicine of an import', () => {
  const { assumed, needsColdChain, needsPrescription, shelfOf } = createClassifier(
    createKnownSalts(referenceCatalogue.salts()),
  )
  const tablet = { name: '', type: 'allopathy', group: '', dosageForm: 'tablet' as const }
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

  it('is kept cold when its salt is, but not what is swallowed or put on the skin', () => {
    const octreotide = { ...tablet, salts: salts('Octreotide') }
    expect(needsColdChain({ ...octreotide, dosageForm: 'injection' })).toBe(true)
    // A form that the list does not tell may be the one.
    expect(needsColdChain({ ...octreotide, dosageForm: 'box' })).toBe(true)
    expect(needsColdChain({ ...tablet, salts: salts('Semaglutide') })).toBe(false)
    expect(needsColdChain({ ...tablet, dosageForm: 'gel', salts: salts('Dinoprostone') })).toBe(true)
    expect(needsColdChain({ ...tablet, dosageForm: 'injection', salts: salts('Ceftriaxone') })).toBe(false)
    // A heading for both tells nothing of what has a salt.
    const metformin = { ...tablet, group: 'Insulins and oral antidiabetics', salts: salts('Metformin') }
    expect(needsColdChain(metformin)).toBe(false)
  })

  it.each([
    ['Apidra 100IU Solostar', '', []],
    ['Actrapid Penfill 100 IU', '', []],
    ['Lantus 100IU/ml', 'Antidiabetic', ['Insulin Glargine']],
    ['Human Mixtard 70/30', '', ['Insulin Isophane', 'Human Insulin']],
    ['Agrippal', '', []],
    ['Avaxim 160', 'Vaccines', []],
    ['Abhayrab', '', []],
    ['Typhoid Oral Capsules', 'Vaccine', ['Salmonella typhi Ty21a']],
    ['Avastin 100mg', '', []],
    ['Prolia 60 mg Prefilled Syringe', '', ['Denosumab']],
    ['Influenza Vaccine 0.5 ml Syringe', '', []],
    ['Insulin Aspart Pre-filled Syringe', '', []],
    ['Fluarix Pre-filled Syringe', '', []],
    ['Xyz', 'Insulins', []],
    ['Mabtas', 'Oncology', ['Rituximab']],
    ['Eprex 4000', '', ['Erythropoietin']],
    ['Rhoclone 300', '', ['Anti-D Immunoglobulin']],
    ['Snake Antivenom', '', ['Anti Venom Serum']],
    ['Etacept 25', '', ['Etanercept']],
  ])('%s is kept cold and on prescription, in whatever form', (name, group, names) => {
    for (const dosageForm of ['injection', 'capsule', 'box'] as const) {
      const article = { ...tablet, name, group, dosageForm, salts: salts(...names) }
      expect([needsColdChain(article), needsPrescription(article)]).toEqual([true, true])
    }
  })

  it.each(['Insulin Syringe 40 IU', 'Insulin Pen Needles', 'Insulin Cooling Pouch', 'Dolo 650', 'Concor 5'])(
    '%s is not kept cold',
    (name) => {
      expect(needsColdChain({ ...tablet, name, salts: [] })).toBe(false)
    },
  )

  it('is told of where it was only assumed what it needs', () => {
    const guessed = (article: Partial<Article>) =>
      assumed({ ...tablet, salts: [], ...article }).map(({ what, why }) => `${what}: ${why}`)
    expect(guessed({ name: 'Agrippal' })).toEqual([
      'prescription: no salt',
      'cold chain: kind',
      'schedule: kind',
    ])
    expect(guessed({ salts: salts('Nobodynib') })).toEqual(['prescription: unknown salt'])
    expect(guessed({ salts: salts('Paracetamol') })).toEqual([])
    expect(guessed({ salts: salts('Losartan') })).toEqual(['schedule: by salt'])
    expect(guessed({ dosageForm: 'injection', salts: salts('Insulin Glargine') })).toEqual([
      'schedule: by salt',
    ])
    expect(guessed({ type: 'consumable', name: 'Vaccine Carrier' })).toEqual([])
    expect(guessed({ type: '', dosageForm: 'box', name: 'Surgical Gloves' })).toEqual([
      'prescription: goods by name',
    ])
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
    for await (const { line, values } of readCsv(Readable.from([text]), ({ line, reason }) =>
      bad.push({ line, reason }),
    )) {
      rows.push({ line, values })
    }
    return { rows, bad }
  }

  it('may have a byte order mark, CRLF, quotes, line breaks in quotes and empty lines', async () => {
    const { rows, bad } = await read('\uFEFFA,Long Name\r\n"x, ""y""","two\r\nlines"\r\n\r\n 1 , 2 \r\n')
    expect(bad).toEqual([])
    expect(rows).toEqual([
      { line: 2, values: { a: 'x, "y"', long_name: 'two\nlines' } },
      { line: 5, values: { a: '1', long_name: '2' } },
    ])
  })

  it('loses no row but the one with a quote in the wrong place', async () => {
    const { rows, bad } = await read('a,b\n1,2\n3,"x"y\n5,6\n')
    expect(rows).toMatchObject([{ values: { a: '1' } }, { values: { a: '5' } }])
    expect(bad).toEqual([{ line: 3, reason: 'has a quote in the wrong place' }])
  })

  it('loses no row but the one with a quote that never ends, and says where that stands', async () => {
    const { rows, bad } = await read('a,b\n1,2\n3,"x\n5,6\n7,"8"\n9,"x\ny"\n')
    expect(rows).toMatchObject([
      { line: 2, values: { a: '1' } },
      { line: 4, values: { a: '5' } },
      { line: 5, values: { a: '7', b: '8' } },
      { line: 6, values: { a: '9', b: 'x\ny' } },
    ])
    expect(bad).toEqual([{ line: 3, reason: 'has a quote that never ends' }])
  })

  it('loses no row but one that is too long, with a quote that never ends or without', async () => {
    const long = 'x'.repeat(300_000)
    const rest = Array.from({ length: 3000 }, (_, row) => `${row},y`).join('\n')
    for (const field of [long, `"${long}`, `"${long}"`]) {
      const { rows, bad } = await read(`a,b\n1,2\n3,${field}\n${rest}\n`)
      expect(rows).toHaveLength(3001)
      expect(rows.at(-1)).toEqual({ line: 3003, values: { a: '2999', b: 'y' } })
      expect(bad).toEqual([{ line: 3, reason: 'is too long' }])
    }
  })

  // With line breaks in values a quote that was left open and a later one may make a row that nobody can tell from a good one.
  it('loses none of its rows of one line to a damaged one among them', async () => {
    const field = fc
      .array(fc.constantFrom('a', 'é', ',', '"', '""', 'b c', "10's", '4" tape'), { maxLength: 6 })
      .map((parts) => parts.join(''))
    const damaged = fc.constantFrom(
      'x,"open',
      '"open,x',
      'x,y"z',
      'x',
      'x,y,z,w',
      '"x"y,z',
      `x,${'z'.repeat(270_000)}`,
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(field, field), { maxLength: 20 }),
        damaged,
        fc.nat(),
        async (rows, bad, at) => {
          const place = at % (rows.length + 1)
          const texts = rows.map((row) => csvLine(['r', ...row]).trimEnd())
          const before = ['k,a,b', ...texts.slice(0, place)].join('\r\n')
          const file = await read([before, bad, ...texts.slice(place)].join('\r\n'))
          expect(file.rows).toHaveLength(rows.length)
          expect(file.bad).toMatchObject([{ line: before.split(/\r\n|\n/).length + 1 }])
        },
      ),
    )
  })

  it('is UTF-8: what is not is reported', async () => {
    const { rows, bad } = await read(
      Buffer.from([...Buffer.from('a,b\n1,'), 0xe9, ...Buffer.from('\n3,é\n')]),
    )
    expect(rows).toMatchObject([{ values: { a: '3', b: 'é' } }])
    expect(bad).toEqual([{ line: 2, reason: 'is not UTF-8 text' }])
  })
})
