import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readExpiry } from './read-expiry.ts'

describe('The expiry of a pack', () => {
  it.each([
    ['06/28', '2028-06-30'],
    ['6/28', '2028-06-30'],
    ['06-2028', '2028-06-30'],
    ['06.2028', '2028-06-30'],
    ['06 2028', '2028-06-30'],
    ['JUN 28', '2028-06-30'],
    ['JUN28', '2028-06-30'],
    ['JUN.2028', '2028-06-30'],
    ['Jun-2028', '2028-06-30'],
    ['JUNE 2028', '2028-06-30'],
    ['SEPT. 2027', '2027-09-30'],
    ['30/06/2028', '2028-06-30'],
    ['15-06-28', '2028-06-15'],
    ['15 JUN 2028', '2028-06-15'],
    ['2028-06', '2028-06-30'],
    ['2028/6', '2028-06-30'],
    ['2028-06-30', '2028-06-30'],
    ['02/28', '2028-02-29'],
    ['02/27', '2027-02-28'],
    ['EXP. 12/2027', '2027-12-31'],
    [' Exp: dec 27 ', '2027-12-31'],
  ])('%s is good to %s', (printed, lastDay) => {
    expect(readExpiry(printed)).toEqual({ month: lastDay.slice(0, 7), lastDay })
  })

  it.each([
    '',
    'soon',
    '13/28',
    '00/28',
    '06/30/2028',
    '31/06/2028',
    '28-13',
    '2028',
    'JUNO 28',
    'JANE 28',
    '06/1998',
  ])('%j is none', (printed) => {
    expect(readExpiry(printed)).toBeNull()
  })

  it('is read the same however its month is written', () => {
    const month = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, '0'))
    const year = fc.integer({ min: 2000, max: 2099 })
    fc.assert(
      fc.property(month, year, (mm, yyyy) => {
        const ways = [`${mm}/${yyyy}`, `${mm}-${yyyy % 100 < 10 ? yyyy : yyyy % 100}`, `${yyyy}-${mm}`]
        expect(new Set(ways.map((way) => readExpiry(way)?.month))).toEqual(new Set([`${yyyy}-${mm}`]))
      }),
    )
  })

  it('answers to any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readExpiry(text)
        if (read) expect(read.lastDay).toMatch(/^20\d{2}-\d{2}-\d{2}$/)
      }),
    )
  })
})
