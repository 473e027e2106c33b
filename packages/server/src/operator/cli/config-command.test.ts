import { expect, it } from 'vitest'
import { createProgram } from './create-program.ts'

async function run(env: Record<string, string>, ...words: string[]) {
  const lines: string[] = []
  const program = createProgram({ env, print: (line) => lines.push(line) })
  const error = await program.parseAsync(['config', ...words], { from: 'user' }).then(() => '', String)
  return { lines, error }
}

it('prints what is in force, secrets masked, and opens nothing', async () => {
  const { lines, error } = await run({ STORE_NAME: 'Nila', OPERATOR_TOKEN: 'x'.repeat(40) })
  expect(error).toBe('')
  expect(lines).toContain('* STORE_NAME=Nila  # the name that customers know')
  expect(lines.join('\n')).toContain('* OPERATOR_TOKEN=(40 characters)')
  expect(lines).toContain('  PORT=4321  # where the shop listens')
  expect(lines.at(-1)).toBe('Nothing is wrong with them.')
})

it('prints what the environment sets alone, when asked', async () => {
  const { lines } = await run({ STORE_NAME: 'Nila' }, '--set')
  expect(lines).toEqual(['* STORE_NAME=Nila  # the name that customers know', 'Nothing is wrong with them.'])
})

it('says all that is wrong at once', async () => {
  const { lines, error } = await run({ STORE_GSTIN: 'HELLO', LOG_LEVEL: 'loud', STORE_NAM: 'Nila' }, '--set')
  expect(error).toContain('2 to mend before the shop starts:\nLOG_LEVEL takes error')
  expect(error).toContain('STORE_GSTIN must be a GSTIN')
  expect(lines).toContain('STORE_NAM is no setting of this release. Is STORE_NAME meant?')
})
