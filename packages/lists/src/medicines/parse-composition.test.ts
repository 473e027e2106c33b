import { referenceCatalogue } from '@dawakit/catalogue'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compositionKey } from '../salts/composition-key.ts'
import { createKnownSalts } from '../salts/known-salts.ts'
import { type ParsedSalt, parseComposition, saltChip } from './parse-composition.ts'

const known = createKnownSalts(referenceCatalogue.salts())
const chips = (text: string) => parseComposition(text, known.named).map(saltChip)

describe('a composition', () => {
  it('is its salts and strengths, in order', () => {
    expect(parseComposition('Ofloxacin (100mg/5ml) + Metronidazole (200mg/5ml)')).toEqual([
      { name: 'Ofloxacin', strength: '100mg/5ml' },
      { name: 'Metronidazole', strength: '200mg/5ml' },
    ])
    expect(chips('Aceclofenac (100mg)+Paracetamol(325mg)')).toEqual([
      'Aceclofenac (100mg)',
      'Paracetamol (325mg)',
    ])
    expect(chips('Amoxycillin  (500mg) , Clavulanic Acid (125mg)')).toEqual([
      'Amoxycillin (500mg)',
      'Clavulanic Acid (125mg)',
    ])
    expect(parseComposition('')).toEqual([])
    expect(parseComposition('Diastase + Pepsin').map(saltChip)).toEqual(['Diastase', 'Pepsin'])
  })

  it.each([
    ['Paracetamol 500mg', 'Paracetamol (500mg)'],
    ['Paracetamol IP 500 mg', 'Paracetamol (500 mg)'],
    ['Paracetamol I.P. 500mg', 'Paracetamol (500mg)'],
    ['Paracetamol 500 mg BP', 'Paracetamol (500 mg)'],
    ['Paracetamol (IP)', 'Paracetamol'],
    ['Paracetamol500mg', 'Paracetamol (500mg)'],
    ['500mg Paracetamol', 'Paracetamol (500mg)'],
    ['Paracetamol 125 mg per 5 ml', 'Paracetamol (125 mg per 5 ml)'],
    ['Paracetamol 125mg/5ml', 'Paracetamol (125mg/5ml)'],
    ['Clotrimazole 1 % w/w', 'Clotrimazole (1 % w/w)'],
    ['Cholecalciferol 60,000 IU', 'Cholecalciferol (60,000 IU)'],
    ['Vitamin D3 (Cholecalciferol) 60000IU', 'Vitamin D3 (Cholecalciferol) (60000IU)'],
    ['Cyanocobalamin 500µg/ml', 'Cyanocobalamin (500µg/ml)'],
    ['Vitamin B12 1500 mcg', 'Vitamin B12 (1500 mcg)'],
    ['Lactobacillus 2 billion spores', 'Lactobacillus (2 billion spores)'],
    ['Enoxaparin 4000 IU/0.4ml', 'Enoxaparin (4000 IU/0.4ml)'],
    ['5-Fluorouracil 50mg/ml', '5-Fluorouracil (50mg/ml)'],
    ['Adrenaline (1:1000)', 'Adrenaline (1:1000)'],
    ['Amoxycillin Trihydrate IP eq. to Amoxycillin 500 mg', 'Amoxycillin (500 mg)'],
    ['Calcium Carbonate 1250mg eq. to 500 mg of calcium', 'Calcium Carbonate (1250mg)'],
  ])('of one salt as people write it: %s', (text, chip) => {
    expect(chips(text)).toEqual([chip])
  })

  it.each([
    'Aceclofenac 100mg, Paracetamol 325mg',
    'Aceclofenac 100mg & Paracetamol 325mg',
    'Aceclofenac 100mg and Paracetamol 325mg',
    'Aceclofenac 100mg/Paracetamol 325mg',
    'Aceclofenac 100mg+Paracetamol 325mg',
    'Aceclofenac 100mg ; Paracetamol 325mg',
    'Aceclofenac 100mg Paracetamol 325mg',
    'Aceclofenac IP 100mg, Paracetamol IP 325mg',
    'Aceclofenac (100mg) & Paracetamol (325mg)',
    'Aceclofenac + Paracetamol (100mg/325mg)',
    'Aceclofenac and Paracetamol (100mg + 325mg)',
    'Aceclofenac & Paracetamol 100/325mg',
  ])('of several, however they are joined: %s', (text) => {
    expect(compositionKey('tablet', parseComposition(text, known.named))).toBe(
      'tablet|aceclofenac:100mg|paracetamol:325mg',
    )
  })

  it('is several salts without strengths where each is one that is known', () => {
    expect(chips('Ofloxacin and Ornidazole')).toEqual(['Ofloxacin', 'Ornidazole'])
    expect(chips('Aluminium Hydroxide, Magnesium Hydroxide & Simethicone')).toEqual([
      'Aluminium Hydroxide',
      'Magnesium Hydroxide',
      'Simethicone',
    ])
    expect(chips('Aspirin/Clopidogrel')).toEqual(['Aspirin', 'Clopidogrel'])
    expect(chips('Ofloxacin and Nobodyzole')).toEqual(['Ofloxacin and Nobodyzole'])
    expect(parseComposition('Ofloxacin and Ornidazole').map(saltChip)).toEqual(['Ofloxacin and Ornidazole'])
  })

  it.each([
    'Insulin Isophane/NPH (70%)',
    'Nicoumalone/Acenocoumarol (2mg)',
    'Trypsin and Chymotrypsin (1lakh)',
    'Rabies Vaccine, Human (2.5IU)',
    'Vitamin B6, B12',
    'Vitamin D3 (Cholecalciferol)',
  ])('keeps together what is one salt: %s', (text) => {
    expect(parseComposition(text, known.named)).toHaveLength(1)
  })

  it('has a salt of two strengths twice', () => {
    expect(chips('Paracetamol 300mg + Paracetamol 700mg')).toEqual([
      'Paracetamol (300mg)',
      'Paracetamol (700mg)',
    ])
  })

  it.each([
    ['500mcg', '500µg', '500 μg', '500 micrograms', '500 ug', '500Mcg'],
    ['125mg/5ml', '125 mg / 5 ml', '125mg per 5ml', '125 MG PER 5 ML'],
    ['60000IU', '60,000 IU', '60000 I.U.'],
    ['1g', '1 gm', '1.0 g', '01 gram'],
    ['0.5mg', '.5 mg', '0.50mg'],
    ['1%w/w', '1 % w/w', '1% W/W'],
    ['10mg/ml', '10 mg/1 ml'],
  ])('is compared by one spelling of a strength: %s', (...strengths) => {
    const keys = strengths.map((strength) => compositionKey('x', [{ name: 'Salt', strength }]))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toBe(`x|salt:${strengths[0]?.toLowerCase()}`)
  })

  const word = fc.constantFrom(
    'Paracetamol',
    'Sodium',
    'Vitamin B12',
    'Coenzyme Q10',
    '5-Fluorouracil',
    'Zinc',
  )
  const name = fc.oneof(
    word,
    fc.tuple(word, fc.constantFrom(' and ', '/', ', ', ' & ', ' '), word).map((parts) => parts.join('')),
    fc.tuple(word, word).map(([one, other]) => `${one} (${other})`),
  )
  const unit = fc.constantFrom(
    'mg',
    ' mcg',
    'µg',
    'g',
    ' IU',
    '% w/w',
    '%',
    'mg/5ml',
    ' mg per 5 ml',
    'mg/ml',
  )
  const strength = fc.oneof(
    fc.constant(''),
    fc.tuple(fc.constantFrom('500', '0.5', '60,000', '1.25'), unit).map((parts) => parts.join('')),
    fc.constantFrom('1:1000', '2 billion spores', '70', 'NA'),
  )
  const salt: fc.Arbitrary<ParsedSalt> = fc.record({ name, strength })

  it('that is printed reads as it was', () => {
    fc.assert(
      fc.property(fc.array(salt, { minLength: 1, maxLength: 5 }), (salts) => {
        expect(parseComposition(salts.map(saltChip).join(' + '))).toEqual(salts)
      }),
      { numRuns: 1000 },
    )
  })

  it('reads the same with brackets and without, with a pharmacopoeia or none, and however it is joined', () => {
    const measured = fc.record({
      name: word,
      strength: fc.tuple(fc.constantFrom('500', '0.5', '60,000'), unit).map((parts) => parts.join('')),
    })
    const mark = fc.constantFrom('', ' IP', ' I.P.', ' BP', ' USP')
    const written = fc.tuple(measured, mark, fc.boolean())
    const join = fc.constantFrom(' + ', '+', ', ', ' & ', ' and ', ' / ', '; ')
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 4 }), join, (salts, between) => {
        const text = salts
          .map(
            ([{ name, strength }, of, inBrackets]) =>
              `${name}${of} ${inBrackets ? `(${strength})` : strength}`,
          )
          .join(between)
        expect(parseComposition(text)).toEqual(salts.map(([one]) => one))
      }),
      { numRuns: 1000 },
    )
  })
})
