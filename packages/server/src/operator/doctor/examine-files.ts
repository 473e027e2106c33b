import { randomBytes } from 'node:crypto'
import type { Config } from '../../ground/context/config.ts'
import type { FileProvider } from '../../ground/context/providers.ts'
import { newFileKey } from '../../ground/providers/file-key.ts'
import { ProviderError } from '../../ground/providers/provider-error.ts'
import { codeOf, type Finding, well, wrong } from './finding.ts'

/** Puts a file where prescriptions are kept, reads it and takes it away. */
export async function examineFiles(files: FileProvider, { files: { s3 } }: Config): Promise<Finding> {
  const place = s3 ? `the bucket ${s3.bucket}` : 'the data folder'
  const key = newFileKey('png')
  const bytes = randomBytes(64)
  let doing = 'put into'
  try {
    await files.put(key, bytes, 'image/png')
    doing = 'read from'
    const read = await files.get(key)
    if (!read || !bytes.equals(read)) return wrong('files', `What was put into ${place} did not come back.`)
    doing = 'deleted from'
    await files.delete(key)
    return well('files', `A file was put into ${place}, read and deleted.`)
  } catch (error) {
    const code = error instanceof ProviderError ? (error.status ?? 'no answer') : codeOf(error)
    const remedy = s3 ? 'check S3_URL, the bucket and what its key may do' : 'make the folder this user’s own'
    return wrong('files', `Nothing can be ${doing} ${place} (${code}): ${remedy}.`)
  }
}
