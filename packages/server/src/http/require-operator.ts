import { createHash, timingSafeEqual } from 'node:crypto'
import { loginRequired, notFound } from '@dawakit/core/refusals'
import type { Config } from '../context/config.ts'
import { CallError } from './call-error.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Lets an operator's program in: `Authorization: Bearer <OPERATOR_TOKEN>`.
 *
 * @throws {CallError} 404 where no token is set: nothing is there then; 401 for any other
 */
export function requireOperator({ operatorToken }: Pick<Config, 'operatorToken'>, authorization = ''): void {
  if (operatorToken === null) throw new CallError(404, notFound)
  const isOperator = timingSafeEqual(digest(authorization), digest(`Bearer ${operatorToken}`))
  if (!isOperator) throw new CallError(401, loginRequired)
}
