import { describe, expect, it } from 'vitest'
import { readSchedule, scheduleOfBiological, scheduleOfProduct, scheduleOfSalt } from './schedules.ts'

describe('The schedule of a product', () => {
  it('is what was said of it before what its salts tell', () => {
    expect(scheduleOfProduct({ schedule: 'G', isGuessed: false }, ['H1'])).toBe('G')
    expect(scheduleOfProduct({ schedule: null, isGuessed: false }, ['H1'])).toBe('none')
    expect(scheduleOfProduct({ schedule: null, isGuessed: true }, ['G', 'H1', 'H'])).toBe('H1')
    expect(scheduleOfProduct({ schedule: null, isGuessed: true }, ['G', null])).toBeNull()
    expect(scheduleOfProduct({ schedule: null, isGuessed: true }, [])).toBeNull()
  })

  it('is the stricter one of what was guessed and what its salts tell now', () => {
    expect(scheduleOfProduct({ schedule: 'H', isGuessed: true }, ['H1'])).toBe('H1')
    expect(scheduleOfProduct({ schedule: 'H1', isGuessed: true }, ['H'])).toBe('H1')
    expect(scheduleOfProduct({ schedule: 'C1', isGuessed: true }, ['G'])).toBe('C1')
    expect(scheduleOfProduct({ schedule: 'G', isGuessed: true }, ['G', null])).toBe('G')
  })

  it('stays X by a salt, whatever is said', () => {
    expect(scheduleOfProduct({ schedule: 'OTC', isGuessed: false }, ['X'])).toBe('X')
  })

  it.each([
    ['H1', 'H1'],
    [' h-1 ', 'H1'],
    ['Sch. X', 'X'],
    ['schedule-h', 'H'],
    ['Schedule C', 'C'],
    ['C (1)', 'C1'],
    ['c1', 'C1'],
    ['OTC', 'OTC'],
    ['None', 'none'],
    ['Chemist', null],
    ['', null],
  ])('is read as it is written: %s', (text, schedule) => {
    expect(readSchedule(text)).toBe(schedule)
  })
})

describe('The schedule of a salt', () => {
  it('is G where that names it and nothing stricter is known', () => {
    expect(scheduleOfSalt('Chlorpheniramine Maleate', null)).toBe('G')
    expect(scheduleOfSalt('Metformin', 'none')).toBe('G')
    expect(scheduleOfSalt('Promethazine', 'H')).toBe('H')
    expect(scheduleOfSalt('Desmetformin', null)).toBeNull()
  })
})

it('A biological is of Schedule C where it is injected, else of C (1)', () => {
  expect(scheduleOfBiological('vial')).toBe('C')
  expect(scheduleOfBiological('drops')).toBe('C1')
})
