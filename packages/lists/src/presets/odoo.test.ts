import { describe, expect, it } from 'vitest'
import { listed as listedOf, valuesOf } from '../../test/listed.ts'
import { findPreset } from './presets.ts'

const listed = (...lines: string[]) => listedOf('odoo', lines)

describe.each([
  [
    'technical',
    'id,name,default_code,list_price,standard_price,barcode,categ_id,qty_available,detailed_type,sale_ok,active,taxes_id,l10n_in_hsn_code',
  ],
  [
    'shown',
    'External ID,Name,Internal Reference,Sales Price,Cost,Barcode,Product Category,Quantity On Hand,Product Type,Can be Sold,Active,Customer Taxes,HSN/SAC Code',
  ],
])('A product of Odoo under its %s headings', (_, headings) => {
  const one = async (line: string) => valuesOf(await listed(headings, line))[0]

  it('has its price, stock, rate, HSN and category, and never what it costs', async () => {
    const values = await one(
      't1,Napsol Tablet,NP,20.0,11.5,890,All / Saleable / Medicines / Pain Relief,40.0,Storable Product,TRUE,TRUE,GST 5%,30049099',
    )
    expect(values).toMatchObject({
      code: 'NP',
      price: '20.0',
      category: 'Pain Relief',
      listed_category: 'Medicines > Pain Relief',
      stock: '40.0',
      gst_rate: '5',
      hsn: '30049099',
      status: 'active',
    })
    expect(Object.values(values ?? {})).not.toContain('11.5')
  })

  it('is known by its barcode or its external ID where it has no reference', async () => {
    expect((await one('t1,Napsol Tablet,,20,1,890,All,4,consu,TRUE,TRUE,,'))?.['code']).toBe('890')
    expect((await one('t1,Napsol Tablet,,20,1,,All,4,consu,TRUE,TRUE,,'))?.['code']).toBe('t1')
  })

  it('keeps what is not sold, what is archived and what is a service', async () => {
    const of = async (type: string, isSold: string, isActive: string) => {
      const values = await one(`t1,Napsol Tablet,NP,20,1,,All,4,${type},${isSold},${isActive},,`)
      return [values?.['status'], values?.['shipped']]
    }
    expect(await of('product', 'False', 'True')).toEqual(['unlisted', undefined])
    expect(await of('product', 'True', 'False')).toEqual(['archived', undefined])
    expect(await of('service', 'True', 'True')).toEqual(['active', 'no'])
  })

  it.each([
    ['5% GST S', '5'],
    ['"CGST 2.5%,SGST 2.5%"', '5'],
    ['"GST 5%,IGST 5%"', '5'],
    ['Exempt', '0'],
    ['Other', undefined],
  ])('is taxed by %s', async (taxes, rate) => {
    expect((await one(`t1,Napsol,NP,20,1,,All,4,consu,TRUE,TRUE,${taxes},`))?.['gst_rate']).toBe(rate)
  })
})

describe('A template of Odoo', () => {
  const HEADINGS =
    'External ID,Name,Internal Reference,Sales Price,Product Attributes/Attribute,Product Attributes/Values,Products/Internal Reference,Products/Variant Values,Products/Quantity On Hand'

  it('and the rows below that name its variants become the variants of one group', async () => {
    const all = await listed(
      HEADINGS,
      't1,Napsol,,20,Pack,"10 tablets,15 tablets",NP-10,Pack: 10 tablets,4',
      ',,,,Colour,Red,NP-15,Pack: 15 tablets,5',
      ',,,,Brand,Made Up,,,',
      't2,Osteva,OS,90,,,OS,,12',
    )
    expect(all).toMatchObject([
      {
        line: 2,
        joined: [{ line: 4 }],
        values: {
          code: 'NP-10',
          name: 'Napsol - 10 tablets',
          price: '20',
          variant_group: 't1',
          primary_type: 'Pack',
          primary_value: '10 tablets',
          pack_size: '10 tablets',
        },
      },
      { line: 3, values: { code: 'NP-15', variant_group: 't1', primary_value: '15 tablets' } },
      { line: 5, values: { code: 'OS', name: 'Osteva', variant_group: '' } },
    ])
  })

  it('whose variants are not in the file is one article, to be looked at', async () => {
    const all = await listed(HEADINGS, 't1,Napsol,,20,Pack,"10 tablets,15 tablets",,,')
    expect(all).toMatchObject([{ values: { code: 't1', variant_group: '' }, guesses: ['variants missing'] }])
  })

  it('is told by variants that are rows of their own as well', async () => {
    const all = await listed(
      'id,name,default_code,lst_price,product_template_variant_value_ids,qty_available',
      'v1,Napsol,NP-10,20,"Pack: 10 tablets,Colour: Red",4',
      'v2,Osteva,OS,90,,12',
      'v3,Napsol,NP-15,30,"Pack: 15 tablets,Colour: Red",5',
    )
    expect(valuesOf(all)).toMatchObject([
      { code: 'OS', variant_group: '' },
      {
        code: 'NP-10',
        variant_group: 'Napsol',
        primary_value: '10 tablets',
        secondary_value: 'Red',
        stock: '4',
      },
      {
        code: 'NP-15',
        variant_group: 'Napsol',
        primary_value: '15 tablets',
        secondary_value: 'Red',
        price: '30',
      },
    ])
  })
})

it('A list of a pharmacy is none of Odoo’s', () => {
  expect(findPreset(['name', 'price', 'list_price'])).toBeNull()
  expect(findPreset(['Item Code', 'Name', 'Sales Price', 'MRP'])).toBeNull()
})
