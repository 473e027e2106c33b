/** `npm run shop -- <command>`: see docs/operating.md. */

import { ImportError } from '../import/import-error.ts'
import { ConfigError } from '../start/read-config.ts'
import { BadValue } from '../values/bad-value.ts'
import { createProgram } from './create-program.ts'
import { OperatorError } from './operator.ts'

try {
  await createProgram({ env: process.env, print: (line) => console.log(line) }).parseAsync()
} catch (error) {
  const told = [OperatorError, ConfigError, ImportError, BadValue].find((kind) => error instanceof kind)
  console.error(told && error instanceof Error ? `Error: ${error.message}` : error)
  process.exitCode = 1
}
