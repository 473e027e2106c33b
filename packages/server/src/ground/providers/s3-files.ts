import { AwsClient } from 'aws4fetch'
import type { FileProvider } from '../context/providers.ts'
import { currentScope } from '../watching/scope.ts'
import { letGo } from './ask.ts'
import { checkFileKey } from './file-key.ts'
import { ProviderError } from './provider-error.ts'

const TIMEOUT_MS = 20_000

export interface S3Options {
  /** Endpoint without a slash at the end: `https://s3.ap-south-1.amazonaws.com`. */
  url: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Files in a bucket that speaks S3. The bucket itself must be private.
 *
 * @param objectOf - Where in the bucket a key is; throws for what is none of these files. @default the key, of private files
 */
export function s3Files(
  { url, bucket, region, accessKeyId, secretAccessKey }: S3Options,
  objectOf: (key: string) => string = checkFileKey,
): FileProvider {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const send = async (key: string, init: RequestInit): Promise<Response> => {
    const address = `${url}/${encodeURIComponent(bucket)}/${objectOf(key)}`
    const call = currentScope()?.watch.calls('files', init.method ?? 'GET')
    const response = await client
      .fetch(address, {
        ...init,
        headers: { ...init.headers, ...call?.headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      .catch(() => null)
    call?.end(response?.status ?? null)
    if (!response) throw new ProviderError('files', null)
    if (!response.ok) await letGo(response)
    if (!response.ok && response.status !== 404) throw new ProviderError('files', response.status)
    return response
  }
  return {
    async put(key, bytes, mime) {
      const response = await send(key, {
        method: 'PUT',
        body: Uint8Array.from(bytes),
        headers: { 'content-type': mime },
      })
      // Here 404 is a bucket that is not there.
      if (!response.ok) throw new ProviderError('files', response.status)
    },
    async get(key) {
      const response = await send(key, { method: 'GET' })
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    },
    async delete(key) {
      await send(key, { method: 'DELETE' })
    },
  }
}
