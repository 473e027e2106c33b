import { describe, expect, it } from 'vitest'
import { listed as listedOf, valuesOf } from '../../test/listed.ts'
import { PRODUCT_COLUMNS } from '../headings/product-columns.ts'
import { readHeadings } from '../headings/read-headings.ts'
import { findPreset } from './presets.ts'

const listed = (...lines: string[]) => listedOf('shopify', lines)

const OLD =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,Image Src,Image Position,Gift Card,Variant Image,Cost per item,Status'
const NEW =
  'URL handle,Title,Description,Vendor,Product category,Type,Tags,Published on online store,Option1 name,Option1 value,Option2 name,Option2 value,Option3 name,Option3 value,SKU,Inventory tracker,Inventory quantity,Continue selling when out of stock,Price,Compare-at price,Requires shipping,Barcode,Product image URL,Image position,Gift card,Variant image URL,Cost per item,Status'
const A = 'https://cdn.example'

describe.each([
  ['before', OLD, 'deny', 'continue'],
  ['2025', NEW, 'FALSE', 'TRUE'],
])('A product of Shopify, with the headings of %s', (_, headings, deny, goOn) => {
  const two = [
    `napsol,Napsol,<p>For the head</p>,Made Up Labs,,Pain Relief,"otc",TRUE,Pack,10 tablets,,,,,NP-10,shopify,40,${deny},18.00,20.00,TRUE,'890,${A}/1.jpg,1,FALSE,,9,active`,
    `napsol,,,,,,,,,15 tablets,,,,,NP-15,shopify,30,${deny},27.00,30.00,TRUE,'891,${A}/3.jpg,3,,${A}/15.jpg,13,`,
    `napsol,,,,,,,,,,,,,,,,,,,,,,${A}/2.jpg,2,,,,`,
  ]

  it('is its variants, with what stands on its first row alone', async () => {
    const all = await listed(headings, ...two)
    const shared = {
      manufacturer: 'Made Up Labs',
      long_description: '<p>For the head</p>',
      category: 'Pain Relief',
      kind: 'speciality',
      status: 'active',
      published: 'TRUE',
      variant_group: 'napsol',
      primary_type: 'Pack',
    }
    expect(all).toMatchObject([
      {
        line: 2,
        joined: [{ line: 4 }],
        values: {
          ...shared,
          code: 'NP-10',
          name: 'Napsol - 10 tablets',
          primary_value: '10 tablets',
          pack_size: '10 tablets',
          price: '18.00',
          list_price: '20.00',
          stock: '40',
          image: `${A}/1.jpg`,
          gallery: `${A}/1.jpg ${A}/2.jpg ${A}/3.jpg`,
        },
      },
      {
        line: 3,
        joined: [],
        values: {
          ...shared,
          code: 'NP-15',
          name: 'Napsol - 15 tablets',
          image: `${A}/15.jpg`,
          gallery: `${A}/15.jpg ${A}/1.jpg ${A}/2.jpg ${A}/3.jpg`,
        },
      },
    ])
  })

  it('with nothing to choose stands alone, by its barcode or its handle where it has no SKU', async () => {
    const alone = (handle: string, barcode: string) =>
      `${handle},Osteva,,Made Up Labs,,Capsule,,TRUE,Title,Default Title,,,,,,shopify,-2,${deny},90.00,,TRUE,${barcode},,,FALSE,,,active`
    const all = await listed(headings, alone('osteva', "'8901234567894"), alone('osteva-2', ''))
    expect(valuesOf(all)).toMatchObject([
      { code: '8901234567894', name: 'Osteva', variant_group: '', stock: '0', category: '' },
      { code: 'osteva-2', name: 'Osteva', variant_group: '' },
    ])
  })

  it('is not counted where its shop does not, or sells it when it has none', async () => {
    const stock = async (tracker: string, units: string, policy: string) =>
      valuesOf(
        await listed(
          headings,
          `osteva,Osteva,,M,,,,TRUE,Title,Default Title,,,,,OS,${tracker},${units},${policy},90.00,,TRUE,,,,FALSE,,,active`,
        ),
      )[0]?.['stock']
    expect(await stock('', '0', deny)).toBe('')
    expect(await stock('shopify', '-4', goOn)).toBe('')
    expect(await stock('shopify', '4', goOn)).toBe('4')
    expect(await stock('shopify', '0', deny)).toBe('0')
  })

  it('has its third choice behind the second', async () => {
    const row = (title: string, flavour: string) =>
      `prot,${title},,M,,Protein,,TRUE,Size,1 kg,Flavour,${flavour},Lid,Red,P-${flavour},shopify,4,${deny},90.00,,TRUE,,,,FALSE,,,active`
    expect(valuesOf(await listed(headings, row('Prot', 'Mint'), row('', 'Plain')))).toMatchObject([
      { primary_value: '1 kg', secondary_type: 'Flavour / Lid', secondary_value: 'Mint / Red' },
      { primary_value: '1 kg', secondary_type: 'Flavour / Lid', secondary_value: 'Plain / Red' },
    ])
  })

  it('is refused by line where its rows do not stand together', async () => {
    const other = `osteva,Osteva,,M,,,,TRUE,Title,Default Title,,,,,OS,shopify,4,${deny},90.00,,TRUE,,,,FALSE,,,active`
    const [, , , late] = await listed(headings, ...two.slice(0, 2), other, two[2] ?? '')
    expect(late).toMatchObject({ line: 5, refused: expect.stringContaining('sort the file') })
  })
})

it('Metafields of Shopify are not read but for what a medicine is told by', async () => {
  const texts = [
    'Handle',
    'Title',
    'Variant Price',
    'Salt Composition (product.metafields.custom.salt)',
    'Colour (product.metafields.shopify.color-pattern)',
  ]
  const { headings } = readHeadings(texts, PRODUCT_COLUMNS, [], {}, findPreset(texts) ?? undefined)
  expect(headings.map(({ column }) => column)).toEqual(['slug', 'name', 'price', 'composition', null])
})
