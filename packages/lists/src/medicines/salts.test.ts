import { referenceCatalogue } from '@dawakit/catalogue'
import type { DosageForm } from '@dawakit/core/contract'
import { describe, expect, it } from 'vitest'
import { createKnownSalts } from '../salts/known-salts.ts'
import { canonicalSaltKey, spellingsOf } from '../salts/salt-spellings.ts'
import { nearestOf } from '../values/nearest-of.ts'
import { createClassifier } from './classify.ts'

const known = createKnownSalts(referenceCatalogue.salts())

describe('A salt', () => {
  it.each([
    ['Amoxycillin', 'Infectious Diseases'],
    ['Amoxycillin Trihydrate', 'Infectious Diseases'],
    ['Acyclovir', 'Infectious Diseases'],
    ['Cephalexin', 'Infectious Diseases'],
    ['Potassium Clavulanate', 'Infectious Diseases'],
    ['Sulphamethoxazole', 'Infectious Diseases'],
    ['Frusemide', 'Nephrology'],
    ['Glyceryl Trinitrate', 'Cardiology'],
    ['Losartan Potassium', 'Cardiology'],
    ['Chlorthalidone', 'Cardiology'],
    ['Acetaminophen', 'Pain Relief'],
    ['Albuterol', 'Respiratory'],
    ['Etophylline', 'Respiratory'],
    ['Guaiphenesin', 'Respiratory'],
    ['Mecobalamin', 'Vitamins and Nutrition'],
    ['Povidone-Iodine', 'Dermatology'],
    ['Thyroxine Sodium', 'Endocrinology'],
    ['Magnesium Valproate', 'Neurology'],
  ])('%s is known however it is spelled', (name, speciality) => {
    expect(known.of(name)?.speciality).toBe(speciality)
  })

  it.each([
    ['Insulin Isophane/NPH', 'Insulin Isophane'],
    ['Nicoumalone/Acenocoumarol', 'Acenocoumarol'],
    ['Doxophylline', 'Doxofylline'],
    ['Epoetin', 'Erythropoietin'],
    ['Aluminum Hydroxide', 'Aluminium Hydroxide'],
    ['Natural Micronised Progesterone', 'Progesterone'],
    ['Thyroxine Sodium Anhydrous', 'Levothyroxine'],
    ['Insulin', 'Human Insulin'],
  ])('printed %s is %s', (printed, salt) => {
    expect(known.of(printed)?.salts).toContain(salt)
  })

  it('is not set free by the first of its words', () => {
    expect(known.of('Paracetamol Tramadol')).toBeUndefined()
    expect(known.of('Folic Acid Antagonist')).toBeUndefined()
    expect(known.of('Vitamin')).toBeUndefined()
    expect(known.of('Sodium')).toBeUndefined()
    expect(known.of('Folic Acid IP')?.isPrescriptionNeeded).toBe(false)
    expect(known.of('Tofacitinib Modified Release')?.isPrescriptionNeeded).toBe(true)
  })

  it('stands on a shelf, wherever a schedule names it', () => {
    for (const { schedule, speciality, salts } of referenceCatalogue.salts()) {
      if (schedule !== null) expect(speciality, salts.join()).not.toBeNull()
    }
  })

  it('of Schedule H needs a prescription though the shop sells exempt packs of it', () => {
    expect(known.of('Clotrimazole')?.isPrescriptionNeeded).toBe(true)
    expect(known.of('Levonorgestrel')?.isPrescriptionNeeded).toBe(true)
  })

  it('stays itself where a metal is a part of its name', () => {
    expect(known.of('Calcium Pantothenate')?.salts).toEqual(['Calcium Pantothenate'])
    expect(known.of('Sodium Bicarbonate')?.salts).toEqual(['Sodium Bicarbonate'])
    expect(known.of('Mysterone')).toBeUndefined()
    expect(known.of('Calcium Mysterate')).toBeUndefined()
  })

  it('has one international spelling, which has no other', () => {
    for (const { salts } of referenceCatalogue.salts()) {
      for (const name of salts) {
        const canonical = canonicalSaltKey(name.toLowerCase())
        expect(canonicalSaltKey(canonical)).toBe(canonical)
      }
    }
    expect(spellingsOf('acyclovir')).toEqual(['acyclovir', 'aciclovir', 'acyclovr', 'aciclovire'])
    expect(spellingsOf('mysterone')).toEqual(['mysterone'])
  })

  it('that a schedule names needs a prescription; one that none names is no free one for that', () => {
    const facts = referenceCatalogue.salts()
    expect(facts.length).toBeGreaterThan(1000)
    for (const { schedule, isPrescriptionNeeded, salts } of facts) {
      if (schedule === 'H1' || schedule === 'X') expect(isPrescriptionNeeded, salts.join()).toBe(true)
    }
    expect(known.of('Etizolam')?.isPrescriptionNeeded).toBe(true)
    expect(known.of('Prazosin')).toMatchObject({ schedule: null, isPrescriptionNeeded: true })
    expect(known.of('Riboflavin')?.isPrescriptionNeeded).toBe(false)
    // Schedule G asks for a caution on the label; only antihistamines of it are sold over the counter.
    expect(known.of('Cyclophosphamide')?.isPrescriptionNeeded).toBe(true)
    expect(known.of('Glibenclamide')?.isPrescriptionNeeded).toBe(true)
    expect(known.of('Pheniramine')?.isPrescriptionNeeded).toBe(false)
    expect(known.of('Alfacalcidol')?.isPrescriptionNeeded).toBe(true)
  })

  it('that nobody knows is likely a slip of the nearest, or of none', () => {
    expect(known.nearest('Paracetmaol')).toBe('Paracetamol')
    expect(known.nearest('Alopurinoll')).toBe('Allopurinol')
    expect(known.nearest('Xyzolam')).toBeNull()
    expect(known.nearest('Zinc')).not.toBe('Zinc Oxide')
    expect(nearestOf('abcdef', ['abcdeg', 'abcdeh'])).toBeNull()
    expect(nearestOf('abcdef', ['abdcef', 'abxyef'])).toBe('abdcef')
  })
})

describe('What is kept cold', () => {
  const { needsColdChain, needsPrescription } = createClassifier(known)
  const article = (name: string, salt: string, dosageForm: DosageForm) => ({
    name,
    type: '',
    group: '',
    salts: salt === '' ? [] : [{ name: salt, strength: '' }],
    dosageForm,
  })

  it.each([
    'Epoetin',
    'Diphtheria',
    'Human Papillomavirus Quadrivalent Types 6',
    'Inactivated Japanese Encephalitis virus protein',
    'Hepatitis B surface antigen',
    'Beractant',
    'Somatostatin',
    'Mivacurium',
    'Temsirolimus',
    'Factor VIII',
    'Imiglucerase',
    'Rasburicase',
    'Pegaspargase',
    'Tirzepatide',
    'Poliomyelitis Virus',
    'Standard Cobra Venom',
    'Tissue type Plasminogen Activator',
    'Follicle Stimulating Hormone',
    'Etanercept',
    'Rituximab',
    'Darbepoetin alfa',
    'Pegfilgrastim',
    'Insulin Degludec',
    'Anti-D Immunoglobulin',
    'Semaglutide',
    'Oxytocin',
    'Rocuronium',
  ])('is %s in an injection, and on prescription', (salt) => {
    const injected = article('Brand', salt, 'injection')
    expect([needsColdChain(injected), needsPrescription(injected)]).toEqual([true, true])
  })

  it.each([
    'Ozempic 0.25mg Pen',
    'Human Actrapid Penfill',
    'Inj. Grafeel 300',
    'Oxytocin 5IU',
    'Atracurium 25mg',
    'Pitocin',
    'Hemlibra',
    'Zifivax',
    'Pregnyl 5000',
    'Trulicity',
    'Lantus Solostar',
    'Ryzodeg Penfill',
    'Abhayrab',
    'Nucala',
    'Erbitux',
    'Forteo',
    'Eprex 4000',
    'LATOPROST',
    '9PM',
    '9 PM Eye Drops',
    'CERVIPRIME',
  ])('is %s, where the list names no salt', (name) => {
    const unsaid = article(name, '', 'box')
    expect([needsColdChain(unsaid), needsPrescription(unsaid)]).toEqual([true, true])
  })

  it.each([
    ['Avastin 100mg', 'Bevacizumb'],
    ['Humira', 'Adalimumb'],
    ['Eprex 4000', 'Erythropoitn'],
  ])('is %s, where the list spells its salt wrong', (name, salt) => {
    expect(needsColdChain(article(name, salt, 'box'))).toBe(true)
  })

  it.each(['Heparin', 'Enoxaparin', 'Ceftriaxone'])('is no injection of %s', (salt) => {
    expect(needsColdChain(article('Brand', salt, 'injection'))).toBe(false)
  })

  it.each([
    'Aricept 5',
    'CellCept 500',
    'Lantus Pen Needle',
    'Insulin Syringe',
    'INSULIN SYRENGE',
    'Insulin Siringe 40 IU',
    'Latoprost RT',
  ])('is not %s', (name) => {
    expect(needsColdChain(article(name, '', 'box'))).toBe(false)
  })

  it.each(['Aricept', 'CellCept', 'Mycept', 'Allopurinol', 'Paracetamol'])('is no tablet of %s', (name) => {
    expect(needsColdChain(article(`${name} Tablet`, '', 'tablet'))).toBe(false)
  })

  it('is a gel of dinoprostone where only its brand stands, and are no drops of azithromycin', () => {
    expect(needsColdChain(article('Cerviprime Gel', '', 'gel'))).toBe(true)
    expect(needsColdChain(article('Azifebrilo Eye Drops', 'Azithromycin', 'drops'))).toBe(false)
  })

  it('is every salt of the catalogue that is said to be, in an injection', () => {
    const cold = referenceCatalogue.salts().filter(({ isColdChainNeeded }) => isColdChainNeeded)
    expect(cold.length).toBeGreaterThan(90)
    for (const { salts } of cold) {
      expect(needsColdChain(article('Brand', salts[0] ?? '', 'injection')), salts[0]).toBe(true)
    }
  })
})
