import ky, { type Options } from 'ky'
import { ProviderError } from './provider-error.ts'

/** Milliseconds that a service has for its answer. */
const TIMEOUT_MS = 10_000

/**
 * One request to a service outside. Never retries: what must arrive goes through the outbox.
 * @throws {ProviderError} when there is no answer in time, or one that is not 2xx.
 */
export async function ask(service: string, url: string, options: Options): Promise<Response> {
  const response = await ky(url, {
    timeout: TIMEOUT_MS,
    retry: 0,
    redirect: 'error',
    throwHttpErrors: false,
    ...options,
  }).catch(() => null)
  if (!response) throw new ProviderError(service, null)
  if (!response.ok) {
    await response.body?.cancel()
    throw new ProviderError(service, response.status)
  }
  return response
}
