import { AwsClient } from 'aws4fetch'
import { letGo } from '../../../ground/providers/ask.ts'
import type { S3Options } from '../../../ground/providers/s3-files.ts'
import { BackupError } from '../backup-error.ts'
import { type BackupPlace, isBackupName } from './backup-place.ts'

/** Bytes of a part, as S3 counts them: with 10,000 parts 160 GB. One is held in memory. */
const PART_BYTES = 16 * 1_048_576
/** Milliseconds for one request with all of its body. */
const TIMEOUT_MS = 300_000
/** For a whole archive. */
const DOWNLOAD_MS = 86_400_000

/**
 * Archives in a bucket that speaks S3, below a prefix. An upload in parts appears when it is completed, and not before: one that was
 * killed leaves parts that a lifecycle rule of the bucket clears.
 */
export function s3Place(options: S3Options, prefix: string): BackupPlace {
  const { url, bucket, region, accessKeyId, secretAccessKey } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const base = `${url}/${encodeURIComponent(bucket)}`
  const addressOf = (name: string) =>
    `${base}/${[...prefix.split('/'), name].filter(Boolean).map(encodeURIComponent).join('/')}`

  const send = async (address: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Response> => {
    const response = await client
      .fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      .catch(() => null)
    if (!response) throw new BackupError('The object store of the backups did not answer.')
    if (response.ok) return response
    await letGo(response)
    throw new BackupError(
      response.status === 404
        ? 'There is no such backup or bucket in the object store.'
        : `The object store of the backups answered ${response.status}.`,
    )
  }

  const upload = async (address: string, uploadId: string, bytes: AsyncIterable<Buffer>): Promise<void> => {
    const tags: string[] = []
    for await (const body of inPieces(bytes, PART_BYTES)) {
      const number = tags.length + 1
      const at = `${address}?partNumber=${number}&uploadId=${encodeURIComponent(uploadId)}`
      const response = await send(at, { method: 'PUT', body: new Uint8Array(body) })
      tags.push(response.headers.get('etag') ?? '')
      await letGo(response)
    }
    const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    const completed = await send(`${address}?uploadId=${encodeURIComponent(uploadId)}`, {
      method: 'POST',
      body: `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
    })
    // 200 is said before the parts are put together: what became of it stands in the body.
    if (/<Error>/.test(await completed.text()))
      throw new BackupError('The object store of the backups could not put the parts together.')
  }

  return {
    label: `s3://${bucket}/${prefix}`,
    async write(name, bytes) {
      const address = addressOf(name)
      const started = await (await send(`${address}?uploads=`, { method: 'POST' })).text()
      const uploadId = textOf(started, 'UploadId')
      if (uploadId === undefined)
        throw new BackupError('The object store of the backups takes no uploads in parts.')
      try {
        await upload(address, uploadId, bytes)
      } catch (error) {
        await send(`${address}?uploadId=${encodeURIComponent(uploadId)}`, { method: 'DELETE' }).catch(
          () => {},
        )
        throw error
      }
    },
    async *read(name) {
      const response = await send(addressOf(name), { method: 'GET' }, DOWNLOAD_MS)
      if (!response.body) return
      for await (const piece of response.body) yield Buffer.from(piece)
    },
    async list() {
      const folder = prefix === '' ? '' : `${prefix.replace(/\/$/, '')}/`
      const names: string[] = []
      for (let token = ''; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder, delimiter: '/' })
        if (token) query.set('continuation-token', token)
        const page = await (await send(`${base}?${query}`, { method: 'GET' })).text()
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          const name = key.slice(key.lastIndexOf('/') + 1)
          if (isBackupName(name)) names.push(name)
        }
        const next = textOf(page, 'NextContinuationToken')
        if (next === undefined) return names.sort()
        token = next
      }
    },
    async delete(name) {
      await letGo(await send(addressOf(name), { method: 'DELETE' }))
    },
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(xml: string, tag: string): string | undefined {
  const [, text] = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml) ?? []
  return text?.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

/** At least one, which may be empty: an upload needs a part. */
async function* inPieces(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = []
  let length = 0
  let isFirst = true
  for await (const piece of bytes) {
    kept.push(piece)
    length += piece.byteLength
    if (length < size) continue
    yield Buffer.concat(kept)
    isFirst = false
    kept = []
    length = 0
  }
  if (length > 0 || isFirst) yield Buffer.concat(kept)
}
