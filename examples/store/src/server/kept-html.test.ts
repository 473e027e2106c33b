import { describe, expect, it, vi } from 'vitest'
import { keptHtml } from './kept-html.ts'

describe('keptHtml', () => {
  it('makes the markup once of what it shows, and anew of something else', async () => {
    const make = vi.fn<() => Promise<string>>().mockResolvedValueOnce('one').mockResolvedValueOnce('two')
    const menu = { groups: [] }
    expect(await keptHtml(menu, 'footer', make)).toBe('one')
    expect(await keptHtml(menu, 'footer', make)).toBe('one')
    expect(await keptHtml({ groups: [] }, 'footer', make)).toBe('two')
  })

  it('keeps each name apart', async () => {
    const menu = {}
    expect(await keptHtml(menu, 'menu bar', async () => 'bar')).toBe('bar')
    expect(await keptHtml(menu, 'menu drawer', async () => 'drawer')).toBe('drawer')
  })

  it('makes again what failed', async () => {
    const menu = {}
    await expect(keptHtml(menu, 'failing', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await keptHtml(menu, 'failing', async () => 'here')).toBe('here')
  })
})
