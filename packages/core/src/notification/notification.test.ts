import { isNew, notificationAge } from '@dawakit/core/notification'
import { describe, expect, it } from 'vitest'

describe('notificationAge', () => {
  const at = Date.parse('2026-11-21T12:00:00Z')

  it.each([
    ['2026-11-21T12:00:05Z', 0, 'seconds'],
    ['2026-11-21T11:59:59Z', 1, 'seconds'],
    ['2026-11-21T11:59:01Z', 59, 'seconds'],
    ['2026-11-21T11:59:00Z', 1, 'minutes'],
    ['2026-11-21T11:00:01Z', 59, 'minutes'],
    ['2026-11-21T09:30:00Z', 2, 'hours'],
    ['2026-11-20T12:00:00Z', 1, 'days'],
    ['2026-10-23T12:00:00Z', 29, 'days'],
    ['2026-10-22T12:00:00Z', 1, 'months'],
    ['2025-11-22T12:00:00Z', 12, 'months'],
    ['2025-11-21T12:00:00Z', 1, 'years'],
    ['2023-01-01T00:00:00Z', 3, 'years'],
  ])('of %s is %i %s', (createdAt, count, unit) => {
    expect(notificationAge(createdAt, at)).toEqual({ unit, count })
  })
})

describe('isNew', () => {
  it('lasts until the user has seen it', () => {
    expect(isNew({ seenUsers: ['asha'] }, 'ravi')).toBe(true)
    expect(isNew({ seenUsers: ['asha'] }, 'asha')).toBe(false)
  })
})
