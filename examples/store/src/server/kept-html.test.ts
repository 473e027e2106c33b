import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptHtml } from './kept-html.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('keptHtml', () => {
  it('makes the markup once for its seconds, and anew after them', async () => {
    const make = vi.fn<() => Promise<string>>().mockResolvedValueOnce('one').mockResolvedValueOnce('two')
    expect(await keptHtml('footer', 60, make)).toBe('one')
    vi.advanceTimersByTime(59_999)
    expect(await keptHtml('footer', 60, make)).toBe('one')
    vi.advanceTimersByTime(1)
    expect(await keptHtml('footer', 60, make)).toBe('two')
  })

  it('keeps each name apart', async () => {
    expect(await keptHtml('menu bar', 60, async () => 'bar')).toBe('bar')
    expect(await keptHtml('menu drawer', 60, async () => 'drawer')).toBe('drawer')
  })

  it('makes again what failed', async () => {
    await expect(keptHtml('failing', 60, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await keptHtml('failing', 60, async () => 'here')).toBe('here')
  })
})
