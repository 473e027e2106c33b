import { describe, expect, it } from 'vitest'
import { PRODUCT_COLUMNS } from './product-columns.ts'
import { readHeadings } from './read-headings.ts'

const columnsOf = (texts: string[], map = {}) =>
  readHeadings(texts, PRODUCT_COLUMNS, ['name'], map).headings.map(({ column }) => column)
const read = (texts: string[], fields: string[]) =>
  readHeadings(texts, PRODUCT_COLUMNS, ['name']).valuesOf(fields)

describe('The headings of a list of products', () => {
  it('are its own names in any case, with spaces, dots and dashes', () => {
    expect(columnsOf(['Name', 'M.R.P.', 'pack-size', 'PACK SIZE LABEL', 'Cold Chain'])).toEqual([
      'name',
      'mrp',
      'pack_size',
      null,
      'cold_chain',
    ])
  })

  it('are what pharmacies call them', () => {
    const texts = [
      'Item Code',
      'Item Name',
      'Company',
      'Packing',
      'MRP (Rs.)',
      'Sale Price in INR',
      'GST %',
      'QTY',
    ]
    expect(columnsOf(texts)).toEqual([
      'code',
      'name',
      'manufacturer',
      'pack_size',
      'mrp',
      'price',
      'gst_rate',
      'stock',
    ])
    expect(columnsOf(['Drug Code', 'Generic Name', 'Unit Size', 'MRP', 'Group Name'])).toEqual([
      'code',
      'name',
      'pack_size',
      'mrp',
      'group',
    ])
    expect(columnsOf(['Brand Name', 'Generic Name', 'Brand'])).toEqual(['name', 'composition', 'brand'])
  })

  it('of the list of brands that many have, untouched', () => {
    const texts = [
      'id',
      'name',
      'price(₹)',
      'Is_discontinued',
      'manufacturer_name',
      'type',
      'pack_size_label',
      'short_composition1',
      'short_composition2',
    ]
    const fields = ['1', 'Augmentin 625', '223.42', 'FALSE', 'GSK', 'allopathy', 'strip of 10 tablets']
    expect(read(texts, [...fields, 'Amoxycillin  (500mg) ', ' Clavulanic Acid (125mg)'])).toEqual({
      code: '1',
      name: 'Augmentin 625',
      price: '223.42',
      discontinued: 'FALSE',
      manufacturer: 'GSK',
      type: 'allopathy',
      pack_size: 'strip of 10 tablets',
      composition: 'Amoxycillin  (500mg) + Clavulanic Acid (125mg)',
    })
    expect(read(texts, [...fields, 'Paracetamol (500mg)', ''])['composition']).toBe('Paracetamol (500mg)')
  })

  it('of an export of a shop keep the id for the shop', () => {
    expect(columnsOf(['code', 'name', 'slug', 'id'])).toEqual(['code', 'name', 'slug', 'id'])
    expect(columnsOf(['name', 'slug', 'id'])).toEqual(['name', 'slug', 'id'])
  })

  it('say nothing where they may be what the pharmacy pays', () => {
    expect(columnsOf(['Name', 'Rate', 'PTR', 'Purchase Price', 'Cost'])).toEqual([
      'name',
      null,
      null,
      null,
      null,
    ])
  })

  it('are what the operator says, whatever they look like', () => {
    expect(columnsOf(['name', 'Rate', 'mrp'], { Rate: 'mrp' })).toEqual(['name', 'mrp', null])
    expect(columnsOf(['name', 'mrp'], { mrp: '-' })).toEqual(['name', null])
    expect(() => columnsOf(['name'], { Rate: 'mrp' })).toThrow(
      'The file has no heading "Rate". It has "name".',
    )
    expect(() => columnsOf(['name', 'Rate'], { Rate: 'cost' })).toThrow('There is no column "cost".')
  })

  it('are refused where one stands twice, or the name is not there', () => {
    expect(() => columnsOf(['Name', 'name'])).toThrow('The column "name" stands twice in the file.')
    expect(() => columnsOf(['a', 'b'])).toThrow(
      'The file has no column "name". Its headings are "a", "b": say which one it is with --map "heading=name".',
    )
  })
})
