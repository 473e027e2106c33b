import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SETTINGS } from '../../../packages/server/src/operator/settings/settings.ts'
import { rowsBelow } from './docs-table.ts'
import { sourceFiles } from './source-files.ts'

/** `SMS_*` names all that begin so. */
const namedIn = (text: string) => [...text.matchAll(/`([A-Z][A-Z0-9_]+\*?)/g)].map(([, name = '']) => name)

const told = [
  ...rowsBelow('Configuration', 'docs/operating.md').flatMap(([variables = '']) => namedIn(variables)),
  ...rowsBelow('Limits', 'docs/operating.md').flatMap((cells) => namedIn(cells.at(-1) ?? '')),
  // One proxy: told where the networks are.
  'BEHIND_PROXY',
]
const covers = (name: string, variable: string) =>
  name.endsWith('*') ? variable.startsWith(name.slice(0, -1)) : name === variable

it('docs/operating.md names every setting, and none that there is not', () => {
  const settings = Object.keys(SETTINGS)
  expect(settings.filter((variable) => !told.some((name) => covers(name, variable)))).toEqual([])
  expect(told.filter((name) => !settings.some((variable) => covers(name, variable)))).toEqual([])
})

it('nothing that serves a shop reads a variable that is no setting', () => {
  const files = [
    ...sourceFiles('packages/server/src/**/*.ts'),
    ...sourceFiles('examples/store/src/**/*.{ts,astro}'),
    ...sourceFiles('examples/store/*.ts'),
  ]
  const read = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\benv(?:\.|\[')([A-Z][A-Z0-9_]+)/g)].map(
      ([, name = '']) => name,
    ),
  )
  // npm's word for where the operator stands.
  expect(read.filter((name) => !(name in SETTINGS) && name !== 'INIT_CWD')).toEqual([])
  expect(read).toContain('SESSION_SECRET')
})

it('every setting is read by somebody', () => {
  const texts = sourceFiles('packages/server/src/**/*.ts', 'examples/store/{*.ts,src/**/*.{ts,astro}}').map(
    (file) => readFileSync(file, 'utf8'),
  )
  const idle = Object.keys(SETTINGS).filter(
    (variable) =>
      !texts.some((text) => new RegExp(`\\b${variable}\\b(?!: (?:setting|optional)\\()`).test(text)),
  )
  expect(idle).toEqual([])
})
