import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFresh } from './keep-fresh.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is read is the number of the reading. */
function counter() {
  let reads = 0
  return { read: async () => ++reads, reads: () => reads }
}

describe('keepFresh', () => {
  it('reads once for all who ask while it is fresh', async () => {
    const { read, reads } = counter()
    const kept = keepFresh(1000, read)
    expect(await Promise.all([kept(), kept()])).toEqual([1, 1])
    vi.advanceTimersByTime(1000)
    expect(await kept()).toBe(1)
    expect(reads()).toBe(1)
  })

  it('lets nobody wait for what is stale: it reads anew behind their back', async () => {
    const { read } = counter()
    const kept = keepFresh(1000, read)
    await kept()
    vi.advanceTimersByTime(1001)
    expect(await kept()).toBe(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(await kept()).toBe(2)
  })

  it('stands in for a failure with what it has, and tries again', async () => {
    let answer: () => Promise<string> = async () => 'first'
    const kept = keepFresh(1000, () => answer())
    await kept()
    vi.advanceTimersByTime(1001)
    answer = () => Promise.reject(new Error('away'))
    expect(await kept()).toBe('first')
    await vi.advanceTimersByTimeAsync(0)
    answer = async () => 'second'
    expect(await kept()).toBe('first')
    await vi.advanceTimersByTimeAsync(0)
    expect(await kept()).toBe('second')
  })

  it('fails when there is nothing to stand in, and reads again at the next call', async () => {
    const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'))
    read.mockResolvedValue('here')
    const kept = keepFresh(1000, read)
    await expect(kept()).rejects.toThrow('away')
    expect(await kept()).toBe('here')
  })
})
