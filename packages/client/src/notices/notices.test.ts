import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotices } from './create-notices.ts'

describe('notices', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('stay three seconds unless told otherwise, or until dismissed', () => {
    const { $notices, notify, dismissNotice } = createNotices()
    const titles = () => $notices.get().map((notice) => notice.title)
    notify({ kind: 'success', title: 'Logged In' })
    notify({ kind: 'success', title: 'Check your email to reset password', durationMs: 5000 })
    const third = notify({ kind: 'error', title: 'Something went wrong' })
    dismissNotice(third)
    vi.advanceTimersByTime(2999)
    expect(titles()).toEqual(['Logged In', 'Check your email to reset password'])
    vi.advanceTimersByTime(1)
    expect(titles()).toEqual(['Check your email to reset password'])
    vi.advanceTimersByTime(2000)
    expect(titles()).toEqual([])
  })

  it('are not said twice while they show', () => {
    const { $notices, notify } = createNotices()
    const first = notify({ kind: 'error', title: 'Out of stock' })
    expect(notify({ kind: 'error', title: 'Out of stock' })).toBe(first)
    expect($notices.get()).toHaveLength(1)
  })
})
