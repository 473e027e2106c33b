import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkDigitOf,
  isNumberOfShop,
  readScan,
  SEPARATOR,
  toGtin14,
  waysToWrite,
  writeElements,
} from './index.ts'

const AT = Date.parse('2026-11-28T06:00:00.000Z')
const GTIN = '08901234567890'
const read = (text: string) => {
  const scan = readScan(text, AT)
  return scan.isRead ? scan.readings[0] : null
}
const refusalOf = (text: string) => {
  const scan = readScan(text, AT)
  return scan.isRead ? null : [scan.refusal.code, scan.part]
}

describe('What a scanner types', () => {
  it.each([['8901234567890'], ['08901234567890'], [']E08901234567890'], [' 8901234567890\r']])(
    'is a number of GS1: %j',
    (text) => {
      expect(read(text)).toMatchObject({ gtin: GTIN, batch: null, expiresOn: null })
    },
  )

  it.each([
    ['with separators', `01${GTIN}10AB12${SEPARATOR}17271200`],
    ['with what a scanner says before it', `]d201${GTIN}10AB12${SEPARATOR}17271200`],
    ['of a QR code, with one before it', `]Q3${SEPARATOR}01${GTIN}17271200${SEPARATOR}10AB12`],
    ['with a tilde for each separator', `~01${GTIN}10AB12~17271200`],
    ['with a blank for each', `01${GTIN}10AB12 17271200`],
    ['with a word for each', `01${GTIN}10AB12<GS>17271200`],
    ['as Ctrl and ] in writing', `01${GTIN}10AB12^]17271200`],
    ['without separators', `01${GTIN}10AB1217271200`],
    ['without, the batch last', `01${GTIN}1727120010AB12`],
    ['in brackets', `(01)${GTIN}(17)271200(10)AB12`],
    ['as a link', `https://id.gs1.org/01/${GTIN}/10/AB12?17=271200`],
    ['as a link of a maker, with words', `https://maker.example/p/gtin/8901234567890/lot/AB12?exp=271200`],
    ['of a case', `02${GTIN}17271200370000002410ab12`],
  ])('is a pack: %s', (_, text) => {
    expect(read(text)).toMatchObject({ gtin: GTIN, batch: 'AB12', expiresOn: '2027-12-31' })
  })

  it.each([
    ['270215', '2027-02-15'],
    ['280200', '2028-02-29'],
    ['270200', '2027-02-28'],
    ['760100', '2076-01-31'],
    ['770100', '1977-01-31'],
  ])('has days without a zone: %s is %s', (digits, day) => {
    expect(read(`01${GTIN}17${digits}`)?.expiresOn).toBe(day)
  })

  it('says how many are in a case, its serial number and when it was made', () => {
    expect(read(`02${GTIN}1126010037100${SEPARATOR}21X-1`)).toMatchObject({
      pieces: 100,
      serial: 'X-1',
      madeOn: '2026-01',
    })
    expect(read(`01${GTIN}11260115`)?.madeOn).toBe('2026-01-15')
  })

  it('keeps a bracket of the batch', () => {
    expect(read(`(01)${GTIN}(10)A(99)B(17)271200`)).toMatchObject({ expiresOn: '2027-12-31' })
    expect(read(`01${GTIN}10A(5)B${SEPARATOR}17271200`)).toMatchObject({ batch: 'A(5)B' })
  })

  it('is what rule 96(6) lists, each behind its name', () => {
    const text = [
      'Unique product identification code: 8901234567890',
      'Proper and generic name: Paracetamol Tablets IP 650 mg',
      'Brand name: Dolo 650',
      'Name and address of the manufacturer: Made Up Labs Ltd., 12, Race Course Road, Bengaluru',
      'Batch No.: dobs1234',
      'Date of manufacturing: 07/2025',
      'Date of expiry: 06/2028',
      'Manufacturing licence number: KTK/28/000/2010',
    ]
    const said = {
      gtin: GTIN,
      properName: 'Paracetamol Tablets IP 650 mg',
      brand: 'Dolo 650',
      maker: 'Made Up Labs Ltd., 12, Race Course Road, Bengaluru',
      batch: 'DOBS1234',
      madeOn: '2025-07',
      expiresOn: '2028-06-30',
      licence: 'KTK/28/000/2010',
    }
    expect(read(text.join(', '))).toMatchObject(said)
    expect(read(text.join('\n'))).toMatchObject(said)
    expect(read(text.map((line) => line.replace(/^[^:]+: /, '')).join(','))).toMatchObject(said)
    expect(read(text.map((line) => line.replace(/^[^:]+: /, '')).join('|'))).toMatchObject(said)
  })

  it('is a code of the shop where it is nothing of these', () => {
    expect(read('DAWA-1001')).toMatchObject({ gtin: null, code: 'DAWA-1001' })
  })

  it.each([
    ['', 'scan-empty', ''],
    [']d2', 'scan-empty', ''],
    ['8901234567895', 'scan-check-digit', ''],
    [`01${'08901234567895'}17271200`, 'scan-check-digit', '01'],
    [`01${GTIN}17271300`, 'scan-date', '17'],
    [`]d201${GTIN}17270230`, 'scan-date', '17'],
    [`]d201${GTIN}1727`, 'scan-cut-off', '17'],
    [`01${GTIN}xyz`, 'scan-part', 'xy'],
    [`(01)${GTIN}(17)2712`, 'scan-cut-off', '17'],
    ['https://verify.example/x?id=1', 'scan-link', ''],
    ['x'.repeat(2000), 'scan-part', ''],
  ])('that is damaged says what is wrong: %j', (text, code, part) => {
    expect(refusalOf(text)).toEqual([code, part])
  })
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const gtin14 = digits(13).map((number) => number + checkDigitOf(number))
const batch = fc.stringMatching(/^[A-Z0-9][A-Z0-9/.-]{0,19}$/)
const month = fc.tuple(fc.integer({ min: 2024, max: 2060 }), fc.integer({ min: 1, max: 12 }))

describe('What was written', () => {
  it('is read as it was, whatever separates', () => {
    const separators = fc.constantFrom(SEPARATOR, '~', '|', '<GS>', ' ')
    fc.assert(
      fc.property(gtin14, batch, batch, month, separators, (gtin, lot, serial, [year, mm], separator) => {
        const date = `${year % 100}${String(mm).padStart(2, '0')}00`
        const text = writeElements(
          [
            ['01', gtin],
            ['10', lot],
            ['17', date],
            ['21', serial],
          ],
          separator,
        )
        expect(read(text)).toMatchObject({ gtin, batch: lot, serial })
        expect(read(text)?.expiresOn?.slice(0, 7)).toBe(`${year}-${String(mm).padStart(2, '0')}`)
      }),
    )
  })

  it('is among the ways to read it where separators are lost', () => {
    fc.assert(
      fc.property(gtin14, fc.stringMatching(/^[A-Z]{1,3}[A-Z0-9]{1,7}$/), month, (gtin, lot, [year, mm]) => {
        const date = `${year % 100}${String(mm).padStart(2, '0')}00`
        const scan = readScan(
          writeElements(
            [
              ['01', gtin],
              ['10', lot],
              ['17', date],
            ],
            '',
          ),
          AT,
        )
        const ways = scan.isRead ? scan.readings : []
        expect(ways.some((way) => way.batch === lot && way.expiresOn?.startsWith(`${year}-`))).toBe(true)
      }),
    )
  })

  it('is answered whatever it is, and soon', () => {
    const begun = fc.tuple(
      fc.constantFrom('', ']d2', ']C1', `01${GTIN}`, '(10)', 'https://'),
      fc.string({ maxLength: 400 }),
    )
    fc.assert(
      fc.property(begun, ([before, text]) => {
        expect(readScan(before + text, AT)).toBeTypeOf('object')
      }),
    )
    expect(readScan(`]C1${'21'.repeat(400)}`, AT)).toBeTypeOf('object')
  })
})

describe('A number of a product', () => {
  it('is one whether it is written with 8, 12, 13 or 14 digits', () => {
    expect(toGtin14('96385074')).toBe('00000096385074')
    expect(toGtin14('036000291452')).toBe('00036000291452')
    expect(waysToWrite('00036000291452')).toEqual(['00036000291452', '0036000291452', '036000291452'])
    expect(waysToWrite('18901234567891')).toEqual(['18901234567891'])
  })

  it('that a shop gave is told from a maker’s', () => {
    const shops = ['00212345678900', '02112345678900', '00412345678900', '00000020123453']
    expect(shops.map(isNumberOfShop)).toEqual([true, true, true, true])
    const makers = [GTIN, '05012345678900', '00000096385074']
    expect(makers.map(isNumberOfShop)).toEqual([false, false, false])
  })

  it('that has one digit wrong is none', () => {
    fc.assert(
      fc.property(gtin14, fc.nat(13), fc.integer({ min: 1, max: 9 }), (gtin, at, by) => {
        const other = String((Number(gtin[at]) + by) % 10)
        expect(toGtin14(gtin.slice(0, at) + other + gtin.slice(at + 1))).toBeNull()
      }),
    )
  })
})
