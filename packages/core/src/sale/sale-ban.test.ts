import { describe, expect, it } from 'vitest'
import { bannedWords, saleBanOf, saleBanRefusals } from './sale-ban.ts'
import { SCHEDULE_X } from './schedule-x.ts'

const medicine = { name: 'Alpha', salts: [], schedule: null, isGeneralProduct: false }
const ofSalts = (...salts: string[]) => saleBanOf({ ...medicine, salts }, ['mifepristone', 'mtp kit'])

describe('What is never sold', () => {
  it.each([
    'Ketamine (50mg/ml)',
    'Ketamine Hydrochloride (50mg/ml)',
    'S-Ketamine (25mg/ml)',
    'S(+) Ketamine',
    'Esketamine (28mg)',
    'METHYLPHENIDATE HCL (10mg)',
    'Methyl Phenidate (18mg)',
    'Dextroamphetamine (5mg)',
    'Quinalbarbitone Sodium (100mg)',
    'Méthylphénobarbital',
  ])('is Schedule X by its salt: %s', (salt) => {
    expect(ofSalts('Caffeine (30mg)', salt)).toBe('schedule-x')
  })

  it.each(['Phenobarbitone (30mg)', 'Phenobarbital (60mg)', 'Thiopental', 'Atomoxetine (10mg)', 'Modafinil'])(
    'is not %s',
    (salt) => {
      expect(ofSalts(salt)).toBeNull()
    },
  )

  it('is what its schedule says, and what its name says where a list has no salts', () => {
    expect(saleBanOf({ ...medicine, schedule: ' x' }, [])).toBe('schedule-x')
    expect(saleBanOf({ ...medicine, schedule: 'Schedule-X' }, [])).toBe('schedule-x')
    expect(saleBanOf({ ...medicine, schedule: 'H1' }, [])).toBeNull()
    expect(saleBanOf({ ...medicine, name: 'KETAMINE-50 Injection' }, [])).toBe('schedule-x')
    expect(saleBanOf({ ...medicine, name: 'Ketaminex' }, [])).toBeNull()
  })

  it('is no test strip, whatever it looks for', () => {
    const strip = { ...medicine, name: 'Amphetamine Test Strip', isGeneralProduct: true }
    expect(saleBanOf(strip, [])).toBeNull()
    expect(saleBanOf({ ...strip, salts: ['Amphetamine'] }, [])).toBe('schedule-x')
  })

  it('is also what the shop’s own list says, after the law', () => {
    expect(ofSalts('Mifepristone (200mg)', 'Misoprostol (200mcg)')).toBe('not-online')
    expect(ofSalts('Misoprostol (200mcg)')).toBeNull()
    expect(ofSalts('Mifepristone', 'Ketamine')).toBe('schedule-x')
    expect(saleBanOf({ ...medicine, name: 'Alpha MTP Kit' }, ['mtp kit'])).toBe('not-online')
  })

  it('has a sentence for each', () => {
    expect(Object.values(saleBanRefusals).map(({ code }) => code)).toEqual([
      'schedule-x-not-sold',
      'not-sold-online',
    ])
  })

  it('reads an operator’s list by its words', () => {
    expect(bannedWords(' Mifepristone, MTP-Kit ,,mifepristone')).toEqual(['mifepristone', 'mtp kit'])
    expect(bannedWords('')).toEqual([])
  })

  it('has every substance of the schedule once', () => {
    expect(new Set(SCHEDULE_X).size).toBe(SCHEDULE_X.length)
    for (const name of SCHEDULE_X) expect(ofSalts(name), name).toBe('schedule-x')
  })
})
