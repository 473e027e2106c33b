import { referenceCatalogue } from '@dawakit/catalogue'
import { describe, expect, it } from 'vitest'
import { createKnownSalts } from '../salts/known-salts.ts'
import { createClassifier } from './classify.ts'
import { parsePack } from './parse-pack.ts'

const classifier = createClassifier(createKnownSalts(referenceCatalogue.salts()))

/** @param row - Name, and behind bars composition and type. */
function decided(row: string, hsn = '') {
  const [name = '', composition = '', type = ''] = row.split('|')
  const { dosageForm } = parsePack(name, '', classifier.isDevice(type))
  const salts = classifier.saltsOf({ name, composition, type, dosageForm })
  const article = { name, type, group: '', salts, dosageForm, hsn }
  return {
    ...classifier.hsnOf(article),
    isGeneral: classifier.shelfOf(article).isGeneral,
    category: classifier.shelfOf(article).category,
    needsPrescription: classifier.needsPrescription(article),
    isCold: classifier.needsColdChain(article),
  }
}

describe('What goods are taxed under, where a list has no code', () => {
  it.each([
    ['Unwant-Ez Tablet|Levonorgestrel (1.5mg)', '300660'],
    ['Cyclova Tablet|Ethinylestradiol (0.03mg) + Levonorgestrel (0.15mg)', '300660'],
    ['Cyclova D Tablet|Drospirenone (3mg) + Ethinylestradiol (0.03mg)', '300660'],
    ['Depocare Injection|Medroxyprogesterone (150mg)', '300660'],
    ['Depocare Tablet|Medroxyprogesterone (10mg)', '3004'],
    ['Estrova Tablet|Ethinylestradiol (0.05mg)', '3004'],
    ['Norecare Tablet|Norethisterone (5mg)', '3004'],
    ['Glucolin Cartridge|Insulin Glargine (100IU)', '300431'],
    ['Human Actrapid', '300431'],
    ['Polioguard Vaccine|Poliovirus vaccine', '300241'],
    ['Rotavirus Vaccine', '300241'],
    ['Febrilo Tablet|Paracetamol (500mg)', '3004'],
    ['Febrilo 650', '3004'],
    ['INSULIN SYRENGE', '901831'],
  ])('is of %s: %s', (row, hsn) => {
    expect(decided(row).hsn).toBe(hsn)
  })

  it.each([
    ['Surgical Gloves', '4015', 'Surgical and First Aid'],
    ['Cotton Roll', '3005', 'Surgical and First Aid'],
    ['BP Monitor', '9018', 'Healthcare Devices'],
    ['Freshmint Toothpaste||OTC', '3306', 'Personal Care'],
    ['Bathglow Soap||FMCG', '3401', 'Personal Care'],
    ['BD Pen Needle', '901832', 'Diabetic Care'],
  ])('of %s is %s, and it is no medicine', (row, hsn, category) => {
    expect(decided(row)).toEqual({
      hsn,
      why: 'by name',
      isGeneral: true,
      category,
      needsPrescription: false,
      isCold: false,
    })
  })

  it.each([
    'Cotton 500 Tablet',
    'Handwash Febrilo Cream|Clotrimazole (1%)',
    'Ketoconazole 2% Shampoo',
    'Retina Soap|Nobodyzole (2%)',
    'Surgical Gloves||Allopathy',
  ])('is no goods where salts, form or list say that it is a medicine: %s', (row) => {
    expect(decided(row)).toMatchObject({ isGeneral: false })
  })

  it('is a medicine’s where it is taken in and has a scheduled salt, whatever the list calls it', () => {
    expect(decided('Isotretinoin Capsules IP 20mg||personal care')).toMatchObject({
      hsn: '3004',
      isGeneral: false,
      needsPrescription: true,
    })
    expect(decided('Adapalene Gel||personal care')).toMatchObject({ hsn: '3304', isGeneral: true })
  })

  it('makes goods of what the list’s code says', () => {
    expect(decided('Handgard', '40151900')).toMatchObject({ isGeneral: true, needsPrescription: false })
    expect(decided('Handgard', '30049099')).toMatchObject({ isGeneral: false, needsPrescription: true })
  })
})
