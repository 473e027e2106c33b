import type { CallData, CallInput, CallName, Envelope } from '@dawakit/core/contract'
import { shop } from './shop.ts'

export interface Loaded<Name extends CallName> {
  data: CallData<Name>
  totalCount: number
}

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
 * @throws {LoadError} with the answer's status when its key is 'error'.
 */
export async function load<Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
): Promise<Loaded<Name>> {
  const { app } = await shop()
  const [method = '', path = ''] = name.split(' ')
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input?.query ?? {})) {
    if (value !== undefined) query.set(key, String(value))
  }
  const hasBody = input?.body !== undefined
  const response = await app.fetch(
    new Request(`http://store.invalid${path}?${query}`, {
      method,
      ...(hasBody
        ? { body: JSON.stringify(input.body), headers: { 'Content-Type': 'application/json' } }
        : {}),
    }),
  )
  const answer = (await response.json()) as Envelope<CallData<Name>>
  if (answer.key === 'error') throw new LoadError(response.status, answer.message)
  return { data: answer.data, totalCount: answer.totalCount ?? 0 }
}

/** A list that may be missing: a section that fails is an empty section, never a failed page. */
export async function loadList<Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
): Promise<CallData<Name> extends unknown[] ? CallData<Name> : never> {
  const loaded = await load(name, input).catch(() => null)
  return (loaded?.data ?? []) as CallData<Name> extends unknown[] ? CallData<Name> : never
}
