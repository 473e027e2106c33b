import { describe, expect, it } from 'vitest'
import { listed as listedOf, valuesOf } from '../../test/listed.ts'

const NOW = Date.parse('2026-11-28T12:00:00+05:30')

const listed = (...lines: string[]) => listedOf('woocommerce', lines, NOW)

const HEADINGS =
  'ID,Type,SKU,Name,Published,"Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","Tax class","In stock?",Stock,"Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 default","Attribute 2 name","Attribute 2 value(s)","Attribute 3 name","Attribute 3 value(s)","Meta: _mrp","Meta: mrp","Meta: _edit_lock"'
/** A row by its columns, the others blank. */
const row = (said: Record<string, string>): string =>
  HEADINGS.split(',')
    .map((heading) => heading.replaceAll('"', ''))
    .map((heading) => `"${said[heading] ?? ''}"`)
    .join(',')

describe('A variable product of WooCommerce', () => {
  const parent = row({
    ID: '10',
    Type: 'variable',
    SKU: 'NP',
    Name: 'Napsol',
    Published: '1',
    'Visibility in catalog': 'visible',
    Description: 'For the head.\\n\\nTwice a day.',
    'Tax class': 'gst-5',
    Stock: '41',
    Categories: 'Medicines > Pain Relief',
    Images: 'https://shop.example/a.jpg, https://shop.example/b.jpg',
    'Attribute 1 name': 'Pack',
    'Attribute 1 value(s)': '10 tablets, 15 tablets',
    'Attribute 1 default': '15-tablets',
  })
  const variation = (said: Record<string, string>) =>
    row({
      Type: 'variation',
      Published: '1',
      'Visibility in catalog': 'visible',
      'Tax class': 'parent',
      'Attribute 1 name': 'Pack',
      ...said,
    })
  const ten = variation({
    ID: '11',
    SKU: 'NP-10',
    Name: 'Napsol - 10 tablets',
    'Regular price': '20',
    'Sale price': '18',
    Stock: 'parent',
    Parent: 'id:10',
    'Attribute 1 value(s)': '10 tablets',
    Images: 'https://shop.example/ten.jpg',
  })
  const fifteen = variation({
    ID: '12',
    Name: 'Napsol - 15 tablets',
    'Regular price': '30',
    Stock: 'parent',
    Parent: 'NP',
    'Attribute 1 value(s)': '15 tablets',
  })

  it('and its variations become the variants of one group, wherever in the file it stands', async () => {
    const below = await listed(HEADINGS, ten, fifteen, parent)
    const above = await listed(HEADINGS, parent, fifteen, ten)
    expect(above.flatMap((one) => ('passed' in one ? [[one.line, one.passed]] : []))).toEqual([[2, 'family']])
    expect(valuesOf(below)).toEqual(
      expect.arrayContaining(valuesOf(above).map((one) => expect.objectContaining({ code: one['code'] }))),
    )
    expect(valuesOf(below)).toMatchObject([
      {
        code: 'NP-10',
        name: 'Napsol - 10 tablets',
        variant_group: 'NP',
        main_variant: 'no',
        primary_type: 'Pack',
        primary_value: '10 tablets',
        pack_size: '10 tablets',
        price: '18',
        list_price: '20',
        gst_rate: '5',
        category: 'Pain Relief',
        image: 'https://shop.example/ten.jpg',
        gallery: 'https://shop.example/ten.jpg',
        long_description: '<p>For the head.</p>\n<p>Twice a day.</p>',
      },
      {
        code: 'id:12',
        variant_group: 'NP',
        main_variant: 'yes',
        primary_value: '15 tablets',
        image: 'https://shop.example/a.jpg',
        gallery: 'https://shop.example/a.jpg https://shop.example/b.jpg',
      },
    ])
  })

  it('divides among them what it holds for all', async () => {
    const all = await listed(HEADINGS, parent, ten, fifteen)
    expect(valuesOf(all).map(({ stock }) => stock)).toEqual(['21', '20'])
  })

  it('hides them with itself', async () => {
    const draft = parent.replace('"Napsol","1"', '"Napsol","-1"')
    expect(valuesOf(await listed(HEADINGS, draft, ten)).map(({ published }) => published)).toEqual(['-1'])
  })

  it('that is not in the file leaves its variation alone, to be looked at', async () => {
    const all = await listed(HEADINGS, ten)
    expect(all).toMatchObject([
      { values: { code: 'NP-10', variant_group: '', primary_type: '' }, guesses: ['parent missing'] },
    ])
  })

  it('has what is chosen third behind what is chosen second', async () => {
    const three = (id: string, size: string, flavour: string, colour: string) =>
      variation({
        ID: id,
        Name: `Napsol ${id}`,
        Parent: 'NP',
        'Attribute 1 value(s)': size,
        'Attribute 2 name': 'Flavour',
        'Attribute 2 value(s)': flavour,
        'Attribute 3 name': 'Colour',
        'Attribute 3 value(s)': colour,
      })
    const all = await listed(HEADINGS, parent, three('13', 'S', 'Mint', 'Red'), three('14', 'S', '', 'Red'))
    expect(valuesOf(all)).toMatchObject([
      { primary_value: 'S', secondary_type: 'Flavour / Colour', secondary_value: 'Mint / Red' },
      { primary_value: 'S', secondary_type: 'Flavour / Colour', secondary_value: 'Any / Red' },
    ])
  })
})

describe('A simple product of WooCommerce', () => {
  const simple = (said: Record<string, string>) =>
    row({
      ID: '13',
      Type: 'simple',
      SKU: 'OS',
      Name: 'Osteva',
      Published: '1',
      'Regular price': '100',
      ...said,
    })
  const one = async (said: Record<string, string>) => valuesOf(await listed(HEADINGS, simple(said)))[0]

  it('costs its sale price while the sale lasts', async () => {
    const price = async (from: string, until: string) =>
      (
        await one({
          'Sale price': '90',
          'Date sale price starts': from,
          'Date sale price ends': until,
        })
      )?.['price']
    expect(await price('', '')).toBe('90')
    expect(await price('2026-11-28 0:00:00', '2026-11-28 0:00:00')).toBe('90')
    expect(await price('2026-11-29 0:00:00', '')).toBe('')
    expect(await price('', '2026-11-27 23:59:59')).toBe('')
  })

  it('has its MRP where its shop keeps one, and nothing of what plugins keep', async () => {
    expect(await one({ 'Meta: _mrp': 'field_5f3a1c', 'Meta: mrp': '120' })).toMatchObject({
      mrp: '120',
      list_price: '100',
    })
  })

  it('says in attributes of its own what columns do not', async () => {
    expect(
      await one({
        'Attribute 1 name': 'Salt Composition',
        'Attribute 1 value(s)': 'Paracetamol (500mg)',
        'Attribute 2 name': 'Prescription required',
        'Attribute 2 value(s)': 'No',
      }),
    ).toMatchObject({ composition: 'Paracetamol (500mg)', prescription: 'no', variant_group: '' })
  })

  it('stands in the deepest of its categories, with commas and signs of its own', async () => {
    expect(
      await one({ Categories: 'Uncategorized, Baby Care, Skin\\, Hair &amp; Nails > Creams' }),
    ).toMatchObject({
      category: 'Skin, Hair & Nails',
      subcategory: 'Creams',
      kind: '',
    })
    expect(await one({ Categories: 'Uncategorized, Baby Care' })).toMatchObject({
      category: 'Mother and Baby Care',
      kind: 'general',
      goods: 'personal care',
      listed_category: 'Baby Care',
    })
  })

  it('is no more than nothing on the shelf when more was sold', async () => {
    expect((await one({ Stock: '-3' }))?.['stock']).toBe('0')
  })
})
