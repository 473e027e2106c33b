import { describe, expect, it } from 'vitest'
import { wrapByWidth } from './wrap-by-width.ts'

/** Each unit of a text as wide as another. */
const wrap = (text: string, width: number) => wrapByWidth(text, width, (line) => line.length)

describe('lines of a text that is drawn', () => {
  it('end at spaces, and leave nothing out', () => {
    expect(wrap('Meena Raghavan of Chennai', 14)).toEqual(['Meena Raghavan', 'of Chennai'])
    expect(wrap('short', 14)).toEqual(['short'])
    expect(wrap('', 14)).toEqual([''])
  })

  it.each([
    ['Tamil', 'ஸ்ரீஸ்ரீஸ்ரீ', ['ஸ்ரீ', 'ஸ்ரீ', 'ஸ்ரீ']],
    ['Kannada', 'ಕ್ರೋಕ್ರೋ', ['ಕ್ರೋ', 'ಕ್ರೋ']],
    ['Hindi', 'क्षिक्षि', ['क्षि', 'क्षि']],
    ['Malayalam', 'ക്ഷക്ഷ', ['ക്ഷ', 'ക്ഷ']],
  ])('are never cut within a sign: %s', (_, text, lines) => {
    expect(wrap(text, Math.max(...lines.map(({ length }) => length)))).toEqual(lines)
    for (let width = 1; width < 12; width++) {
      const cut = wrap(text, width)
      expect(cut.join('')).toBe(text)
      for (const line of cut) expect(line).toMatch(/^\p{L}.*[^\u0bcd\u0ccd\u094d\u0d4d]$/u)
    }
  })
})
