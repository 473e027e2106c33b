/** `npm run shop -- <command>`: see docs/operating.md. */
import { BadValue, ImportError } from '../import/import-error.ts'
import { createProgram } from './create-program.ts'
import { OperatorError } from './operator.ts'

try {
  await createProgram({ env: process.env, print: (line) => console.log(line) }).parseAsync()
} catch (error) {
  const isTold = error instanceof OperatorError || error instanceof ImportError || error instanceof BadValue
  console.error(isTold ? `Error: ${error.message}` : error)
  process.exitCode = 1
}
