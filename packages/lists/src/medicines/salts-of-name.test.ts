import { referenceCatalogue } from '@dawakit/catalogue'
import { describe, expect, it } from 'vitest'
import { createKnownSalts } from '../salts/known-salts.ts'
import { saltChip } from './parse-composition.ts'
import { saltsOfName } from './salts-of-name.ts'

const known = createKnownSalts(referenceCatalogue.salts())
const read = (name: string) => saltsOfName(name, known).map(saltChip).join(' + ')

describe('The salts of a name', () => {
  it.each([
    ['Paracetamol Tablets IP 500 mg', 'Paracetamol (500 mg)'],
    ['Aceclofenac 100mg and Paracetamol 325mg Tablets', 'Aceclofenac (100mg) + Paracetamol (325mg)'],
    ['Diclofenac Sodium Gastro-Resistant Tablets IP 50 mg', 'Diclofenac Sodium (50 mg)'],
    ['Paracetamol Oral Suspension IP 250mg per 5ml', 'Paracetamol (250mg/5ml)'],
    [
      'Guaifenesin 50mg, Terbutaline 1.25 mg and Ambroxol 15 mg Syrup per 5ml (Sugar free)',
      'Guaifenesin (50mg/5ml) + Terbutaline (1.25 mg/5ml) + Ambroxol (15 mg/5ml)',
    ],
    [
      'Metformin 1000mg (Prolonged release) and Glimepiride 1mg Tablets IP',
      'Metformin (1000mg) + Glimepiride (1mg)',
    ],
    ['Amlodipine + Enalapril Tablet (5/5 Mg)', 'Amlodipine (5 Mg) + Enalapril (5 Mg)'],
    ['Cefuroxime Axetil Tablets IP 250 mg', 'Cefuroxime Axetil (250 mg)'],
    ['Nicoumalone/Acenocoumarol Tablets IP 2 mg', 'Nicoumalone/Acenocoumarol (2 mg)'],
    ['Luliconazole Cream IP 1% w/w 30gm', 'Luliconazole (1% w/w)'],
    ['Ofloxacin and Ornidazole Tablets', 'Ofloxacin + Ornidazole'],
    ['Febrilo 650 (Paracetamol 650mg)', 'Paracetamol (650mg)'],
  ])('%s are those of a generic', (name, salts) => {
    expect(read(name)).toBe(salts)
  })

  it.each([
    'Febrilo 650 Tablet',
    'Paracetamol 500mg and Nobodyzole 20mg Tablets',
    'Paracetamol Plus Tablet',
    'INSULIN SYRENGE 40 IU',
    'Insulin Pen',
    'Vitamin C (Vitamin C 1000mg, Nobodyzole 10mg) Tablets',
    'Methylcobalamin 1500mcg with Everything (Folic Acid 1.5mg) Capsules',
    'Zinc Oxide Plaster',
    'Biotin Shampoo',
    'Cotton Roll',
    'BP Monitor',
    'IP',
    '10',
  ])('%s are not told by a brand, by goods, or where one of them is unknown', (name) => {
    expect(read(name)).toBe('')
  })
})
