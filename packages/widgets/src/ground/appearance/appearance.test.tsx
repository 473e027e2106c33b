import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AppearanceSheet } from './appearance-sheet.tsx'
import { type Appearance, cssOf } from './css-of.ts'
import { COLOURS, MEASURES, propertyOf } from './token-names.ts'

const tokens = readFileSync('packages/widgets/src/ground/theme/tokens.css', 'utf8')
const declared = [...tokens.matchAll(/^ {2}(--dawa-[\w-]+):\s*([^;]+);/gm)].map(
  ([, name = '', value = '']) => ({
    name,
    isColour: /^(?:light-dark\(|#|rgb\()/.test(value),
  }),
)
const namesOf = (isColour: boolean) =>
  declared.filter((token) => token.isColour === isColour).map(({ name }) => name)

describe('an appearance', () => {
  it('has a name for each property of tokens.css, in its order', () => {
    expect(COLOURS.map(propertyOf)).toEqual(namesOf(true))
    expect(MEASURES.map(propertyOf)).toEqual(namesOf(false))
  })

  it('is a rule with what it names, pairs for light and dark', () => {
    const appearance: Appearance = {
      primary: { light: '#6a2bb8', dark: '#c9a5ff' },
      onDeal: '#000',
      radiusControl: '999px',
      text2xl: '30px',
    }
    expect(cssOf(appearance)).toBe(`:root {
  --dawa-primary: light-dark(#6a2bb8, #c9a5ff);
  --dawa-on-deal: #000;
  --dawa-radius-control: 999px;
  --dawa-text-2xl: 30px;
}
`)
  })

  it('leaves out what is undefined', () => {
    expect(cssOf({ primary: undefined, tap: '48px' }, '.mine')).toBe('.mine {\n  --dawa-tap: 48px;\n}\n')
  })

  it('names what it does not know', () => {
    const misspelt = { primry: '#6a2bb8' } as Appearance
    expect(() => cssOf(misspelt)).toThrow("An appearance has no 'primry'")
  })

  it.each(['red; } body { display: none', 'red</style><script>'])(
    'lets no value end the rule: %s',
    (value) => {
      expect(() => cssOf({ primary: value })).toThrow("The value of 'primary'")
      expect(() => cssOf({ primary: { light: value, dark: 'red' } })).toThrow("The value of 'primary'")
    },
  )

  it('is set on the page by its sheet, and gone with it', () => {
    const primary = () => getComputedStyle(document.documentElement).getPropertyValue('--dawa-primary').trim()
    const { rerender, unmount } = render(<AppearanceSheet appearance={{ primary: '#6a2bb8' }} nonce="abc" />)
    expect(primary()).toBe('#6a2bb8')
    rerender(<AppearanceSheet appearance={{ primary: '#2459c4' }} nonce="abc" />)
    expect(primary()).toBe('#2459c4')
    unmount()
    expect(primary()).toBe('')
  })
})
