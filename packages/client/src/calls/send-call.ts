import { timedOut } from '@dawakit/core/refusals'
import { fetchedModule } from '../fetched-module.ts'
import type { Kernel } from '../kernel.ts'
import { becomeGuest } from '../session/become-guest.ts'
import type { Answer, CallOptions } from '../shop.ts'
import { ShopError } from '../shop-error.ts'
import type { CallInput, CallName } from '../types.ts'
import { callHeaders } from './call-headers.ts'
import { readAnswer } from './read-answer.ts'

/** @throws {ShopError} as `Shop.call` */
export async function sendCall<Name extends CallName>(
  kernel: Kernel,
  name: Name,
  input?: CallInput<Name>,
  { signal, idempotencyKey, timeoutMs }: CallOptions = {},
): Promise<Answer<Name>> {
  const { shop } = kernel
  const [method = '', path] = name.split(' ')
  const query = new URLSearchParams()
  for (const [field, value] of Object.entries(input?.query ?? {})) {
    if (value !== undefined) query.set(field, String(value))
  }
  const headers = callHeaders(kernel)
  try {
    const { transport } = await kernel.calls()
    // Where the check cannot be fetched, the answer is taken as it is; that of an order waits for none.
    const check = idempotencyKey ? undefined : import('./require-answer-of.ts').catch(() => undefined)
    const response = await transport({
      url: `${shop.apiUrl}${path}${query.size ? `?${query}` : ''}`,
      method,
      headers: {
        ...headers,
        ...(input?.body && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      body: input?.body && JSON.stringify(input.body),
      signal,
      timeoutMs,
      as: 'json',
    })
    const answer = readAnswer(response)
    const checked = await check
    checked?.requireAnswerOf(name, answer.data)
    return answer as Answer<Name>
  } catch (error) {
    if (error instanceof ShopError) {
      const sent = headers['Authorization']
      // The server no longer knows this token; a later one is not touched.
      if (error.status === 401 && sent && sent === callHeaders(kernel)['Authorization']) {
        becomeGuest(kernel)
        shop.notify({ kind: 'error', title: shop.say(error) })
        shop.emit('error', { code: error.code, kind: 'session', message: error.message })
      }
      throw error
    }
    if (signal?.aborted) throw error
    if ((error as Error).name === 'TimeoutError') throw new ShopError(timedOut)
    const { unreachedError } = await fetchedModule(() => import('./unreached-error.ts'))()
    throw await unreachedError(shop.apiUrl + path)
  }
}
