import { ImportError } from '@dawakit/lists/said'
import { BadValue } from '@dawakit/lists/values'
import { SettingsError } from '../../ground/context/settings-error.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { BackupError } from '../backup/backup-error.ts'
import { createProgram } from './create-program.ts'
import { type Operator, OperatorError } from './operator.ts'

/**
 * Runs the command that this process was started with: see docs/operating.md. What cannot be done is said in a
 * sentence, on standard error.
 *
 * @returns the exit code.
 */
export async function runCommandLine(operator: Operator): Promise<number> {
  try {
    await createProgram(operator).parseAsync()
    return operator.status ?? 0
  } catch (error) {
    const told = [OperatorError, SettingsError, ImportError, BackupError, BadValue, CallError].find(
      (kind) => error instanceof kind,
    )
    console.error(told && error instanceof Error ? `Error: ${error.message}` : error)
    return 1
  }
}
