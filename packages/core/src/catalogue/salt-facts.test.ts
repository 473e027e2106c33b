import { expect, it } from 'vitest'
import { saltFactsOn } from './salt-facts.ts'

const pregabalin = {
  salts: ['Pregabalin'],
  speciality: 'Neurology',
  subspeciality: null,
  schedule: 'OTC',
  isPrescriptionNeeded: false,
  isColdChainNeeded: false,
  moves: [
    { day: '2026-01-01', schedule: 'H' },
    { day: '2026-08-20', schedule: 'H1' },
  ],
} as const

const onDay = (day: string) => saltFactsOn([pregabalin], day)[0]

it('has a salt in the schedule that it was moved to, from the day on', () => {
  expect(onDay('')).toMatchObject({ schedule: 'OTC', isPrescriptionNeeded: false })
  expect(onDay('2025-12-31')).toMatchObject({ schedule: 'OTC', isPrescriptionNeeded: false })
  expect(onDay('2026-01-01')).toMatchObject({ schedule: 'H', isPrescriptionNeeded: true })
  expect(onDay('2026-08-19')).toMatchObject({ schedule: 'H' })
  expect(onDay('2026-08-20')).toMatchObject({ schedule: 'H1', isPrescriptionNeeded: true })
})
