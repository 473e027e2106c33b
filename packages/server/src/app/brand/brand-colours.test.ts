import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resolveColours } from './brand-colours.ts'
import { contrastOf, type Hex } from './colour.ts'
import { THEME_COLOURS } from './theme-colours.ts'

const pairsOf = (css: string) =>
  new Map(
    [...css.matchAll(/--dawa-([\w-]+):light-dark\((#\w{6}),(#\w{6})\)/g)].map(
      ([, name = '', light, dark]) => [name, [light as Hex, dark as Hex]] as const,
    ),
  )

it('measures against the theme as it is', () => {
  const tokens = readFileSync('packages/widgets/src/ground/theme/tokens.css', 'utf8')
  for (const [name, [light, dark]] of Object.entries(THEME_COLOURS)) {
    const property = name.replace(/[A-Z]/g, (start) => `-${start.toLowerCase()}`)
    const declared = new RegExp(`--dawa-${property}: (.*);`).exec(tokens)?.[1]
    expect([`light-dark(${light}, ${dark})`, light], name).toContain(declared)
  }
})

describe('resolveColours', () => {
  it('makes of one colour all that is made of it, light and dark, so that it can be read', () => {
    for (const primary of ['#7a1f5c', '#1746a2', '#8a3b12', '#333333'] as const) {
      const { colours, complaints } = resolveColours({ primary })
      expect(complaints).toEqual([])
      const pairs = pairsOf(colours.css)
      expect(pairs.get('primary')?.[0]).toBe(primary)
      for (const half of [0, 1] as const) {
        const of = (name: string) => pairs.get(name)?.[half] ?? '#000000'
        const surface = THEME_COLOURS.surface[half]
        expect(contrastOf(of('primary'), surface)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(of('primary'), of('primary-tint'))).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(of('on-primary'), of('primary'))).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(of('on-primary'), of('primary-hover'))).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('names what cannot be read, with its contrast and the nearest that can', () => {
    const { complaints } = resolveColours({ primary: '#ff9900' })
    expect(complaints).toHaveLength(1)
    const [complaint = ''] = complaints
    expect(complaint).toMatch(
      /^colours\.primary \(light\): primary #ff9900 on \w+ #\w{6} has a contrast of [12](\.\d)? : 1 and needs 4\.5 : 1; the nearest that passes is #\w{6}\.$/,
    )
    const nearest = /passes is (#\w{6})/.exec(complaint)?.[1] as Hex
    expect(resolveColours({ primary: nearest }).complaints).toEqual([])
    expect(contrastOf(nearest, '#ffffff')).toBeLessThan(6)
  })

  it('asks of a text on a ground that were both chosen, of the text', () => {
    const { complaints } = resolveColours({ deal: '#ffd84d', onDeal: '#ffffff' })
    expect(complaints.map((one) => one.split(':')[0])).toEqual(['colours.onDeal (light)'])
  })

  it('looks at the dark half that was chosen, too', () => {
    const { complaints } = resolveColours({ primary: { light: '#7a1f5c', dark: '#7a1f5c' } })
    expect(complaints.map((one) => one.split(':')[0])).toEqual(['colours.primary (dark)'])
  })

  it('leaves alone what depends on nothing that was chosen', () => {
    expect([...pairsOf(resolveColours({ primary: '#7a1f5c' }).colours.css).keys()]).not.toContain('deal')
  })

  it('costs a page some hundred bytes', () => {
    const { css } = resolveColours({ primary: '#7a1f5c', deal: '#c2410c', ground: '#fbf7fa' }).colours
    expect(css.length).toBeLessThan(500)
  })
})
