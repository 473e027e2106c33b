import { gstOfTable } from '@dawakit/core/tax'
import { describe, expect, it } from 'vitest'
import { goodsByCode, goodsByName, goodsCodes } from './goods-by-name.ts'
import { goodsKindOf } from './goods-types.ts'

const DAY = '2026-11-28'

describe('Goods by their name', () => {
  it.each([
    ['Softday Sanitary Pads XL 10s', '96190010'],
    ['Safelove Condoms Ribbed', '401410'],
    ['Freshmint Toothpaste 100 g', '3306'],
    ['Freshmint Tooth Brush', '96032100'],
    ['Bathglow Soap 75 g', '3401'],
    ['Handgard Latex Gloves', '4015'],
    ['Handgard Vinyl Gloves', '3926'],
    ['BP MONITOR', '9018'],
    ['Absorbent Cotton Wool IP', '3005'],
    ['Crepe Bandage 10 cm', '3005'],
    ['Thermocheck Thermometer', '902511'],
    ['Thermocheck Digital Thermometer', '902519'],
    ['Babydry Diapers', '9619'],
    ['Sugarcheck Glucometer', '9027'],
    ['Sugarcheck Glucometer Strips 50', '3822'],
    ['Cleanrub Hand Sanitizer', '380894'],
    ['N95 Mask', '6307'],
    ['Syringe with Needle 5 ml', '901831'],
    ['INSULIN SYRENGE', '901831'],
    ['Insulin Pen Needle 4mm', '901832'],
    ['Nebuliser Machine', '9019'],
    ['Folding Wheel Chair', '8713'],
    ['Knee Cap L', '9021'],
    ['Bhringraj Hair Oil', '33059011'],
    ['Herbal Shampoo', '3305'],
    ['Babygrow Infant Formula Stage 1', '1901'],
    ['Herbal Face Wash', '340130'],
    ['Fresh Mouthwash', '330690'],
    ['Chyavan Special', '30049011'],
    ['Whole Human Blood', '30029010'],
    ['Emergency Contraceptive Pill', '300660'],
  ])('%s are of %s', (name, hsn) => {
    expect(goodsByName(name)?.hsn).toBe(hsn)
  })

  it.each([
    'Sebamed Soap-free Bar-less Wash',
    'Soap Dish',
    'Cottonil 500 Tablet',
    'Cotton Candy Balm',
    'Febrilo Nebuliser Suspension',
    'Tissue Plasminogen Activator',
    'Monitorin 5',
    'Febrilo 650',
    '',
  ])('%s are none', (name) => {
    expect(goodsByName(name)).toBeNull()
  })

  it('are told by the list’s code, which medicines have not', () => {
    expect(goodsByCode('40151900')?.hsn).toBe('4015')
    expect(goodsByCode('96190010')?.hsn).toBe('96190010')
    expect(goodsByCode('3005')?.hsn).toBe('3005')
    expect(['3004', '30049099', '300660', '30024120', '9999'].map(goodsByCode)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('have a code that the table of rates has', () => {
    for (const code of goodsCodes()) expect(gstOfTable(code, DAY), code).not.toEqual([])
  })
})

describe('The type of a list', () => {
  it.each([
    ['Allopathy', 'medicine'],
    ['ALLOPATHIC', 'medicine'],
    ['Drug', 'medicine'],
    ['Medicines', 'medicine'],
    ['Ayurvedic', 'ayurveda'],
    ['AYUSH', 'ayurveda'],
    ['Surgical Items', 'consumable'],
    ['Surgical & Medical Consumables', 'consumable'],
    ['Cosmetics', 'personal care'],
    ['personal-care', 'personal care'],
    ['Nutraceuticals', 'nutraceutical'],
    ['FMCG', 'goods'],
    ['OTC', null],
    ['Tablet', null],
    ['', null],
  ])('%s is %s', (type, kind) => {
    expect(goodsKindOf(type)).toBe(kind)
  })
})
