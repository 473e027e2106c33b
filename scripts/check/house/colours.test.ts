import { expect, it } from 'vitest'
import { complaints, sourceFiles } from './source-files.ts'

const LITERAL = /(?:^|[\s:,(])(#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\))/i
/** Where colours are declared, each as a property of its own. */
const HOMES = ['packages/widgets/src/ground/theme/tokens.css', 'examples/store/src/store.css']

it('no stylesheet writes a colour: colours have names, in the theme and in the store’s own sheet', () => {
  const sheets = sourceFiles('packages/widgets/src/**/*.css', 'examples/store/src/**/*.css')
  // Written from the theme's.
  const others = sheets.filter((file) => !HOMES.includes(file) && !file.endsWith('/portable-tokens.css'))
  const literal = complaints(others, (line) => {
    const [, colour] = LITERAL.exec(line) ?? []
    return colour && `\`${colour}\` is a literal colour: name it in ${HOMES.join(' or ')} and use var(--…)`
  })
  expect(literal).toEqual([])
})
