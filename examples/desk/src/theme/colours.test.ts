import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colours } from './colours.ts'

it('has the colours of the widgets', () => {
  const tokens = readFileSync('packages/widgets/src/ground/theme/tokens.css', 'utf8')
  for (const [name, { light, dark }] of Object.entries(colours)) {
    expect(tokens, name).toContain(`--dawa-${name}: light-dark(${light}, ${dark});`)
  }
})
