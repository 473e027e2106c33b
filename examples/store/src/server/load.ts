import type { CallData, CallInput, CallName } from '@dawakit/core/contract'
import { type Asked, CallError } from '@dawakit/server'
import { shop } from './shop.ts'
import { noteMissing, noteProducts } from './shown-products.ts'

/** A call's "no" while a page loads: 404 becomes the 404 page, the rest the 500 page. */
export class LoadError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'LoadError'
    this.status = status
  }
}

/**
 * Makes a call of the API in this process, without a socket, as a guest.
 *
 * @throws {LoadError} with the answer's status when the API says no.
 */
export async function load<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<Asked<Name>> {
  const { app } = await shop()
  try {
    const answer = await app.ask(name, input)
    noteProducts(answer.data)
    return answer
  } catch (error) {
    const isAnswer = error instanceof CallError && error.status < 500
    if (!isAnswer) noteMissing()
    if (error instanceof CallError) throw new LoadError(error.status, error.message)
    throw error
  }
}

/** A list that may be missing: a section that fails is an empty section, never a failed page. */
export async function loadList<Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
): Promise<CallData<Name> extends unknown[] ? CallData<Name> : never> {
  const loaded = await load(name, input).catch(() => null)
  return (loaded?.data ?? []) as CallData<Name> extends unknown[] ? CallData<Name> : never
}
