import { readFileSync } from 'node:fs'
import type { Appearance } from '@dawakit/widgets/appearance'
import { describe, expect, it } from 'vitest'
import { complaintsOfCompiler } from '../../scripts/docs/widget-facts.ts'
import { appearanceCode } from './appearance-code.ts'
import { contrast, GROUNDS } from './contrast.ts'
import { tokenGroups, tokens, tokensOf, valueIn, withValue } from './tokens.ts'

const tokenOf = (property: string) => {
  const token = tokens.find((one) => one.property === property)
  if (!token) throw new Error(`There is no ${property}.`)
  return token
}
const primary = tokenOf('--dawa-primary')
const tap = tokenOf('--dawa-tap')

describe('the tokens page', () => {
  it('shows every property of tokens.css, each in one group', () => {
    const declared = new Set(
      readFileSync('packages/widgets/src/ground/theme/tokens.css', 'utf8').match(/--dawa-[\w-]+(?=:)/g) ?? [],
    )
    expect(declared.size).toBeGreaterThan(40)
    const shown = tokenGroups.flatMap((group) => group.tokens.map(({ property }) => property))
    expect(shown.sort()).toEqual([...declared].sort())
  })

  it('refuses a property that an appearance has no name for', () => {
    expect(() => tokensOf(':root {\n  --dawa-new: 1px;\n}')).toThrow('--dawa-new of tokens.css has no name')
  })

  it('reads both halves of a pair', () => {
    expect(primary).toMatchObject({ name: 'primary', light: '#0b6e4f', dark: '#4fc497', isPair: true })
    expect(tap).toMatchObject({ name: 'tap', light: '44px', dark: '44px', isPair: false })
  })
})

describe('a change', () => {
  it('of one half keeps the other', () => {
    const changed = withValue({}, primary, 'light', '#6a2bb8')
    expect(changed).toEqual({ primary: { light: '#6a2bb8', dark: '#4fc497' } })
    expect(valueIn(changed, primary, 'dark')).toBe('#4fc497')
  })

  it('back to what it was is none', () => {
    const changed = withValue({ tap: '48px' }, primary, 'dark', '#c9a5ff')
    expect(withValue(changed, primary, 'dark', '#4fc497')).toEqual({ tap: '48px' })
    expect(withValue(changed, tap, 'both', '44px')).toEqual({
      primary: { light: '#0b6e4f', dark: '#c9a5ff' },
    })
  })

  it('that empties a field, or would end the rule, changes nothing', () => {
    expect(withValue({}, tap, 'both', ' ')).toEqual({})
    expect(withValue({}, tap, 'both', '48px; } body {')).toEqual({ tap: '48px  body ' })
  })
})

describe('what is copied as an object', () => {
  const appearance: Appearance = {
    primary: { light: '#6a2bb8', dark: '#c9a5ff' },
    font: `"Segoe UI", 'Noto Sans', serif`,
    radiusControl: '999px',
  }

  it('compiles', () => {
    expect(complaintsOfCompiler([['appearance-copied.tsx', appearanceCode(appearance)]])).toEqual([])
  }, 60_000)

  it('is what was changed', () => {
    const written = /const appearance: Appearance = (\{[\s\S]*?\n\})/.exec(appearanceCode(appearance))?.[1]
    expect(new Function(`return ${written}`)()).toEqual(appearance)
  })
})

describe('contrast', () => {
  it('is 21 of black on white, and 1 of a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#0b6e4f', '#0b6e4f')).toBe(1)
  })

  it.each(['light', 'dark'] as const)('is enough for each of our own colours: %s', (half) => {
    const value = (name: string) => tokens.find((token) => token.name === name)?.[half] ?? ''
    const tooLittle = Object.entries(GROUNDS).flatMap(([name, grounds]) =>
      grounds
        .filter(({ on, least }) => contrast(value(name), value(on)) < least)
        .map(({ on }) => `${name} on ${on}`),
    )
    expect(tooLittle).toEqual([])
  })
})
