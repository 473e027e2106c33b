import { inspect } from 'node:util'
import { expect } from 'vitest'
import { ProviderError } from '../src/ground/providers/provider-error.ts'

/** How sending failed. Whatever it was, it tells neither whom the message was for nor what it said. */
export async function failureOf(
  sending: Promise<unknown>,
  secrets: readonly string[],
): Promise<ProviderError> {
  const error = await sending.then(
    () => null,
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(ProviderError)
  const told = inspect(error, { depth: 9, showHidden: true })
  for (const secret of secrets) expect(told).not.toContain(secret)
  return error as ProviderError
}
