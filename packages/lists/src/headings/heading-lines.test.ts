import { describe, expect, it } from 'vitest'
import { createHeadingLines } from './heading-lines.ts'
import { PRODUCT_COLUMNS } from './product-columns.ts'

const { joined, isHeadings } = createHeadingLines(PRODUCT_COLUMNS)

describe('Headings of two lines are one', () => {
  it('where the lower one says what the numbers are in', () => {
    expect(joined(['Item Name', 'M.R.P.', 'GST', 'Pack'], ['', '(Rs.)', '%', ''])).toEqual([
      'Item Name',
      'M.R.P. (Rs.)',
      'GST %',
      'Pack',
    ])
  })

  it('where a merged cell stands over several', () => {
    expect(
      joined(['Item', '', 'Price', '', 'Qty'], ['Item Name', 'Pack', 'MRP', 'Rate', 'Closing Stock']),
    ).toEqual(['Item Name', 'Pack', 'MRP', 'Price Rate', 'Closing Stock'])
    expect(joined(['Product', 'Stock', '', 'M.R.P.'], ['', 'Qty', 'Value', ''])).toEqual([
      'Product',
      'Stock Qty',
      'Stock Value',
      'M.R.P.',
    ])
  })

  it('where a heading is broken in two', () => {
    expect(joined(['Product', 'Pack', 'Closing'], ['Name', 'Size', 'Stock'])).toEqual([
      'Product Name',
      'Pack Size',
      'Closing Stock',
    ])
  })

  it('and what was bought or sold is not what can be', () => {
    const upper = ['Particulars', 'Opening Balance', '', 'Outwards', '', 'Closing Balance', '', '']
    const lower = ['', 'Quantity', 'Value', 'Quantity', 'Value', 'Quantity', 'Rate', 'Value']
    expect(joined(upper, lower)).toEqual([
      'Particulars',
      'Opening Balance Quantity',
      'Opening Balance Value',
      'Outwards Quantity',
      'Outwards Value',
      'Closing Balance Quantity',
      'Closing Balance Rate',
      'Closing Balance Value',
    ])
    expect(joined(['Item Name', 'Purchase', ''], ['', 'Qty', 'Value'])?.[1]).toBe('Purchase Qty')
  })
})

describe('Below the name of the first line', () => {
  const { laidOver } = createHeadingLines(PRODUCT_COLUMNS)

  it('may stand what the columns further down are of', () => {
    expect(laidOver(['Particulars', 'Made Up Pharma'], ['', '1-Apr-26 to 30-Nov-26'])).toEqual([
      'Particulars',
      '1-Apr-26 to 30-Nov-26',
    ])
    expect(laidOver(['Particulars', 'Made Up Pharma'], ['', 'Closing Balance', ''])).toEqual([
      'Particulars',
      'Closing Balance',
      '',
    ])
  })

  it('stands no article, no sum, and nothing where the name is', () => {
    expect(laidOver(['Particulars', 'Stock'], ['Napsol', '5'])).toBeNull()
    expect(laidOver(['Particulars', 'Stock'], ['', '5'])).toBeNull()
    expect(laidOver(['Sri Pharma', 'Chennai'], ['', 'Stock'])).toBeNull()
  })
})

describe('No second line of headings is', () => {
  const headings = ['Item Name', 'Pack', 'Company', 'M.R.P.']
  it.each([
    ['an article', ['Napsol Tablet', 'Strip', 'Made Up Labs', '']],
    ['an article by its number', ['Content', 'Pack', 'Company', '30']],
    ['an article with known words beside its name', ['Napsol', 'Pack', 'Generic', '']],
    ['the head of a section', ['GENERIC']],
    ['a head beside the name', ['', 'Made Up Labs']],
    ['the headings once more', headings],
    ['a blank line', ['', '']],
  ])('%s', (_, lower) => {
    expect(joined(headings, lower)).toBeNull()
  })

  it('the headings below the name of the pharmacy', () => {
    expect(joined(['Sri Pharma', 'Chennai'], ['name', 'mrp', 'salt'])).toBeNull()
  })
})

describe('In the middle of a list', () => {
  it('headings are known by their words', () => {
    expect(isHeadings(['Sr No', 'Product Name', 'MRP', 'Rate'])).toBe(true)
    expect(isHeadings(['Item Name', 'Stock', 'Rack'])).toBe(true)
  })

  it.each([
    ['an article', ['Napsol Tablet', 'Strip', 'Made Up Labs', '']],
    ['an article of one known word', ['Soap', 'Pack', 'Made Up Labs', 'Pune']],
    ['an article with a price', ['Pack', 'Stock', '12']],
    ['the head of a section', ['Generic']],
  ])('%s is none', (_, fields) => {
    expect(isHeadings(fields)).toBe(false)
  })
})
