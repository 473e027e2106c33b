import { describe, expect, it } from 'vitest'
import { batchRows } from './batch-rows.ts'
import { articleOf, type Listed } from './row-stage.ts'

const HEADINGS = ['code', 'name', 'pack_size', 'batch', 'expiry', 'mrp', 'price', 'stock'] as const

function listed(...lines: string[]): Listed[] {
  const rows = lines.map((line, at) => {
    const fields = line.split(',')
    return {
      line: at + 2,
      fields,
      values: Object.fromEntries(HEADINGS.map((heading, place) => [heading, fields[place] ?? ''])),
    }
  })
  const keyOf = ({ code, name }: Readonly<Record<string, string>>) =>
    code ? { key: `code ${code}`, text: `code "${code}"` } : { key: name ?? '', text: `name "${name}"` }
  const stage = batchRows({
    keyOf,
    rowsOf: (key) => rows.filter(({ values }) => keyOf(values).key === key).length,
    day: '2026-11-28',
  })
  return [...rows.flatMap((row) => [...stage.add(articleOf(row))]), ...stage.end()]
}
const told = (all: Listed[]) =>
  all.map((one) => {
    if ('refused' in one) return `${one.line} ${one.refused}`
    if ('passed' in one) return `${one.line} passed`
    const { mrp, price, stock } = one.values
    const batches = (one.batches ?? []).map(({ batch, expiresOn, units }) => `${batch} ${expiresOn} ${units}`)
    return [
      one.line,
      `MRP ${mrp}`,
      `price ${price}`,
      `stock ${stock}`,
      ...batches,
      `+${one.joined.length}`,
    ].join(' | ')
  })

describe('Rows of one article in several batches', () => {
  it('are one article, beside each other or not', () => {
    expect(
      told(
        listed(
          'A,Napsol Tab,10,B1,12/27,20.00,,5',
          'X,Osteva Cap,15,G1,03/28,110,,4',
          'A,Napsol Tab,10,B2,03/28,22.50,,7',
        ),
      ),
    ).toEqual([
      '3 | MRP 110.00 | price  | stock 4 | G1 2028-03-31 4 | +0',
      '2 | MRP 20.00 | price  | stock 12 | B1 2027-12-31 5 | B2 2028-03-31 7 | +1',
    ])
  })

  it('sell no more than has not expired, at no more than that prints', () => {
    expect(
      told(
        listed(
          'A,Napsol Tab,10,B0,10/26,15,15,9',
          'A,Napsol Tab,10,B1,11/26,22,21,5',
          'A,Napsol Tab,10,B2,12/27,25,24,7',
          'A,Napsol Tab,10,B3,12/27,20,20,0',
        ),
      ),
    ).toEqual([
      '2 | MRP 22.00 | price 21.00 | stock 12 | B0 2026-10-31 9 | B1 2026-11-30 5 | B2 2027-12-31 7 | B3 2027-12-31 0 | +3',
    ])
  })

  it('are known by their name where there is no code', () => {
    expect(told(listed(',Napsol Tab,10,B1,,20,,5', ',Napsol Tab,,B2,,20,,7'))).toEqual([
      '2 | MRP 20.00 | price  | stock 12 | B1 null 5 | B2 null 7 | +1',
    ])
  })

  it('of another pack or name are none of them in, and each names the other', () => {
    expect(told(listed(',Napsol Tab,10,B1,,20,,5', ',Napsol Tab,15,B2,,20,,7'))).toEqual([
      '2 name "Napsol Tab" stands on line 3 with another pack_size: give each article its own code',
      '3 name "Napsol Tab" stands on line 2 with another pack_size: give each article its own code',
    ])
  })

  it('that say one batch twice are asked about, and the others go in', () => {
    expect(
      told(
        listed(
          'A,Napsol Tab,10,B1,12/27,20,,5',
          'A,Napsol Tab,10,b1,12/27,20,,6',
          'A,Napsol Tab,10,B2,12/27,20,,7',
          'A,Napsol Tab,10,B2,12/27,20,,7',
        ),
      ),
    ).toEqual([
      '2 batch "B1" stands on line 3 with another stock: leave one row of it, or add them up',
      '3 batch "B1" stands on line 2 with another stock: leave one row of it, or add them up',
      '4 | MRP 20.00 | price  | stock 7 | B2 2027-12-31 7 | +1',
    ])
  })

  it('refuse a row of them alone where only that is bad', () => {
    expect(
      told(
        listed(
          'A,Napsol Tab,10,B1,13/27,20,,5',
          'A,Napsol Tab,10,,,20,,5',
          'A,Napsol Tab,10,B3,12/27,20,21,5',
          'A,Napsol Tab,10,1.2E+12,12/27,20,,5',
          'A,Napsol Tab,10,B5,12/27,20,,-5',
        ),
      ),
    ).toEqual([
      '5 batch "1.2E+12" is a number that a spreadsheet has shortened: make the column a text and write it in full',
      '2 expiry "13/27" is no date: write it as 12/2027 or 31-12-2027',
      '3 has no batch, and others of code "A" have (lines 2, 4, 6): give it one',
      '4 price "21.00" is above the MRP "20.00" of this batch: ask no more than its pack prints',
      '6 | MRP 20.00 | price  | stock 0 | B5 2027-12-31 0 | +0',
    ])
  })
})

describe('Rows of one code without a batch', () => {
  it('that say the same are one', () => {
    expect(told(listed('A,Napsol Tab,10,,,20,,5', 'A,Napsol Tab,10,,,20,,5'))).toEqual([
      '2 | MRP 20 | price  | stock 5 | +1',
    ])
  })

  it('that differ do not go in, and each names the others', () => {
    expect(told(listed('A,Napsol Tab,10,,,20,,5', 'X,Osteva,1,,,9,,1', 'A,Napsol Tab,10,,,22,,7'))).toEqual([
      '3 | MRP 9 | price  | stock 1 | +0',
      '2 code "A" stands on line 4 with another mrp, stock: leave one row of it, or give each its batch',
      '4 code "A" stands on line 2 with another mrp, stock: leave one row of it, or give each its batch',
    ])
  })
})
