import { createHash, timingSafeEqual } from 'node:crypto'
import { loginRequired, notFound } from '@dawakit/core/refusals'
import type { Config } from '../context/config.ts'
import { CallError } from './call-error.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Lets an operator's program in: `Authorization: Bearer <OPERATOR_TOKEN>`, or the one before it while it turns.
 *
 * @throws {CallError} 404 where no token is set: nothing is there then; 401 for any other
 */
export function requireOperator(
  { operatorToken, operatorTokenBefore }: Pick<Config, 'operatorToken' | 'operatorTokenBefore'>,
  authorization = '',
): void {
  if (operatorToken === null) throw new CallError(404, notFound)
  const isOperator = [operatorToken, operatorTokenBefore ?? operatorToken].some((token) =>
    timingSafeEqual(digest(authorization), digest(`Bearer ${token}`)),
  )
  if (!isOperator) throw new CallError(401, loginRequired)
}
