import ky, { type Options } from 'ky'
import type { z } from 'zod'
import { currentScope } from '../watching/scope.ts'
import { ProviderError } from './provider-error.ts'

/** Milliseconds that a service has for its answer, body included. */
const TIMEOUT_MS = 10_000

/**
 * One request to a service outside, whatever its answer says. Never retries: what must arrive goes through the outbox.
 *
 * @param timeoutMs - Milliseconds for the whole answer: reading a body that stalls fails then. @default 10 seconds
 * @throws {ProviderError} when there is no answer in time.
 */
export async function askAnyhow(
  service: string,
  url: string,
  options: Options,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  const call = currentScope()?.watch.calls(service, String(options.method ?? 'GET').toUpperCase())
  const response = await ky(url, {
    // The signal carries the deadline: ky's own ends with the head of the answer.
    timeout: false,
    signal: AbortSignal.timeout(timeoutMs),
    retry: 0,
    redirect: 'error',
    throwHttpErrors: false,
    ...options,
    hooks: {
      beforeRequest: [
        ({ request }) => {
          for (const [name, value] of Object.entries(call?.headers ?? {})) request.headers.set(name, value)
        },
      ],
    },
  }).catch(() => null)
  call?.end(response?.status ?? null)
  if (!response) throw new ProviderError(service, null)
  return response
}

/**
 * As {@link askAnyhow}, for who wants it done.
 *
 * @throws {ProviderError} when there is no answer in time, or one that is not 2xx.
 */
export async function ask(
  service: string,
  url: string,
  options: Options,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  const response = await askAnyhow(service, url, options, timeoutMs)
  if (!response.ok) {
    await letGo(response)
    throw new ProviderError(service, response.status)
  }
  return response
}

/**
 * As {@link ask}, for who reads the answer.
 *
 * @throws {ProviderError} also when it is no JSON of that schema, or breaks off.
 */
export async function askFor<Output>(
  service: string,
  url: string,
  schema: z.ZodType<Output>,
  options: Options,
): Promise<Output> {
  const response = await ask(service, url, options)
  const answer = schema.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new ProviderError(service, response.status)
  return answer.data
}

/** Leaves an answer unread. That it broke off on the way changes nothing of what it said. */
export async function letGo(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {})
}

/** What an answer says, as far as it can be read. @returns null for what is no JSON of that schema, or breaks off */
export async function readAnswer<Output>(
  response: Response,
  schema: z.ZodType<Output>,
): Promise<Output | null> {
  return schema.safeParse(await response.json().catch(() => null)).data ?? null
}
