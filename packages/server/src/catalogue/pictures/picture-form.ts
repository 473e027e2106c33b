import { PRESCRIPTION_MAX_BYTES } from '@dawakit/core/prescription'
import { invalidRequest, type Refusal } from '@dawakit/core/refusals'
import type { Context } from 'hono'
import { CallError } from '../../ground/http/call-error.ts'
import { readBody } from '../../ground/http/read-body.ts'

/** Room for the form around the file. */
const FORM_BYTES = 65_536

/** What is said of a file that is none, and of one that is too large. */
export interface PictureRefusals {
  types: Refusal
  tooLarge: Refusal
}

/** @throws {CallError} 413 too large, 415 or 400 no multipart form */
export async function readPictureForm(c: Context, { types, tooLarge }: PictureRefusals): Promise<FormData> {
  const contentType = c.req.header('content-type') ?? ''
  if (!contentType.startsWith('multipart/form-data')) throw new CallError(415, types)
  await readBody(c, PRESCRIPTION_MAX_BYTES + FORM_BYTES, tooLarge)
  try {
    return await c.req.formData()
  } catch {
    throw new CallError(400, invalidRequest)
  }
}

/** @throws {CallError} 400 no file, 413 too large */
export function pictureOf(form: FormData, name: string, { types, tooLarge }: PictureRefusals): File {
  const file = form.get(name)
  if (!(file instanceof File) || file.size === 0) throw new CallError(400, types)
  if (file.size > PRESCRIPTION_MAX_BYTES) throw new CallError(413, tooLarge)
  return file
}

/** A picture for its owner alone: kept nowhere, and nothing of it runs. */
export const privatePicture = (c: Context, bytes: Uint8Array, mime: string): Response =>
  c.body(Uint8Array.from(bytes), 200, {
    'Content-Type': mime,
    'Content-Disposition': 'inline',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-site',
  })
