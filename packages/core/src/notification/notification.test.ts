import { isNew, notificationAge } from '@dawakit/core/notification'
import { describe, expect, it } from 'vitest'

describe('notificationAge', () => {
  const at = Date.parse('2026-11-21T12:00:00Z')

  it.each([
    ['2026-11-21T12:00:05Z', '0 seconds ago'],
    ['2026-11-21T11:59:59Z', '1 second ago'],
    ['2026-11-21T11:59:01Z', '59 seconds ago'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T11:00:01Z', '59 minutes ago'],
    ['2026-11-21T09:30:00Z', '2 hours ago'],
    ['2026-11-20T12:00:00Z', '1 day ago'],
    ['2026-10-23T12:00:00Z', '29 days ago'],
    ['2026-10-22T12:00:00Z', '1 month ago'],
    ['2025-11-22T12:00:00Z', '12 months ago'],
    ['2025-11-21T12:00:00Z', '1 year ago'],
    ['2023-01-01T00:00:00Z', '3 years ago'],
  ])('of %s is %s', (createdAt, age) => {
    expect(notificationAge(createdAt, at)).toBe(age)
  })
})

describe('isNew', () => {
  it('lasts until the user has seen it', () => {
    expect(isNew({ seenUsers: ['asha'] }, 'ravi')).toBe(true)
    expect(isNew({ seenUsers: ['asha'] }, 'asha')).toBe(false)
  })
})
