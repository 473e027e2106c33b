import { expect, it } from 'vitest'
import { damageIn, damageOf } from './spreadsheet-damage.ts'

it.each([
  ['1.2E+12', 'shortened'],
  ['8.90E+12', 'shortened'],
  ['8,9E+12', 'shortened'],
  ['1E-05', 'shortened'],
  ['#NAME?', 'error'],
  ['#REF!', 'error'],
  ['#N/A', 'error'],
  ['#DIV/0!', 'error'],
  ['#VALUE!', 'error'],
  ['Err:502', 'error'],
  ['#####', 'hidden'],
  ['10-Jan', 'date'],
  ['1-Sept', 'date'],
  ['Jan-10', 'date'],
  ['10-Jan-26', 'date'],
  ['10/01/2026', 'date'],
  ['10-01-2026', 'date'],
  ['2026-01-10', 'date'],
  ['2026-01-10 00:00:00', 'date'],
  ['2026-01-10T00:00:00.000Z', 'date'],
  ['01:30:00', 'date'],
])('%s is damage of a spreadsheet', (text, damage) => {
  expect(damageOf(text)).toBe(damage)
})

it.each([
  '#1 Toothbrush',
  '#1',
  '1-10',
  '10-1',
  '1x10',
  '10E2',
  '1E10',
  'E5',
  'Janumet-50',
  'Marvelon-20',
  'Mayfer-10 Tablet',
  'May-10 Tablet',
  'Decadron-4',
  '30/70',
  '1:10',
  '1:1000',
  '5-10-15',
  '10/12/26',
  '2026',
  '99/99/2026',
  'Huminsulin 30/70 100IU/ml Cartridge',
  'made on 10-Jan-2026',
  '',
])('%s is what somebody wrote', (text) => {
  expect(damageOf(text)).toBeNull()
})

it('is refused by name in the columns where it is damage', () => {
  expect(damageIn('pack_size', '10-Jan')).toBe(
    'pack_size "10-Jan" is a date that a spreadsheet has made of it: make the column a text and write it anew',
  )
  expect(damageIn('code', '1.2E+12')).toBe(
    'code "1.2E+12" is a number that a spreadsheet has shortened: make the column a text and write it in full',
  )
  expect(damageIn('name', '#NAME?')).toBe(
    'name "#NAME?" is an error of a spreadsheet, not a value: write there what it should be',
  )
  expect(damageIn('price', '#####')).toBe(
    'price "#####" is what a spreadsheet shows of a narrow column: widen it and save the file again',
  )
  expect([damageIn('description', '10-Jan'), damageIn('until', '2026-12-31')]).toEqual([null, null])
  expect([damageIn('description', '#REF!'), damageIn('until', '#N/A')]).not.toContain(null)
  // A list has brands of that form with their strength; what a workbook holds as a day comes as 2010-03-01.
  expect([damageIn('name', 'Mar-10'), damageIn('name', '10-Mar'), damageIn('code', 'Mar-10')]).toEqual([
    null,
    'name "10-Mar" is a date that a spreadsheet has made of it: make the column a text and write it anew',
    'code "Mar-10" is a date that a spreadsheet has made of it: make the column a text and write it anew',
  ])
})
