import { stat } from 'node:fs/promises'
import { fileOf, type Operator, OperatorError } from './operator.ts'

export async function requireFile(operator: Operator, path: string): Promise<string> {
  const file = fileOf(operator, path)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new OperatorError(`There is no file "${path}".`)
  return file
}
