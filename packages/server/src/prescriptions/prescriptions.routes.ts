import { PRESCRIPTION_MAX_BYTES } from '@dawakit/core/prescription'
import {
  invalidRequest,
  loginRequired,
  notFound,
  prescriptionTooLarge,
  prescriptionTypes,
} from '@dawakit/core/refusals'
import type { Context } from 'hono'
import { requireSeen } from '../customers/may-see.ts'
import { toPrescription } from '../customers/read-user.ts'
import { CallError } from '../http/call-error.ts'
import { requireSelf, type SignedInCaller } from '../http/define-call.ts'
import type { Mount } from '../http/mount.ts'
import { readBody } from '../http/read-body.ts'
import { successMessages } from '../http/success-messages.ts'
import { enforceLimit, limitOf } from '../limits/limits.ts'
import { newFileKey } from '../providers/file-key.ts'
import { callerOf } from '../sessions/caller-of.ts'
import { keepPrescription, requireRoom } from './keep-prescription.ts'
import { safeImage } from './safe-image.ts'

/** Room for the form around the file. */
const FORM_BYTES = 65_536

/** `POST /post/uploadPrescription` (multipart: prescription, id) and `GET /prescriptions/:id/image`. */
export const prescriptionRoutes: Mount = (app, context) => {
  const { db, config, providers } = context

  const signedIn = async (c: Context, address: string): Promise<SignedInCaller> => {
    const caller = await callerOf(context, c, address)
    if (caller.userId === null || caller.sessionId === null) throw new CallError(401, loginRequired)
    return { ...caller, userId: caller.userId, sessionId: caller.sessionId }
  }

  app.post('/post/uploadPrescription', async (c) => {
    const caller = await signedIn(c, c.env.address)
    const form = await readForm(c)
    const id = form.get('id')
    if (typeof id !== 'string' || id === '') throw new CallError(400, invalidRequest)
    requireSelf(caller, id)
    const file = form.get('prescription')
    if (!(file instanceof File) || file.size === 0) throw new CallError(400, prescriptionTypes)
    if (file.size > PRESCRIPTION_MAX_BYTES) throw new CallError(413, prescriptionTooLarge)
    // Before the picture is decoded: that is work.
    await enforceLimit(context, limitOf(config, 'uploads', caller.userId))
    await requireRoom(db, config, caller.userId, 0)

    const image = await safeImage(new Uint8Array(await file.arrayBuffer()))
    const key = newFileKey(image.extension)
    await providers.files.put(key, image.bytes, image.mime)
    const kept = { key, mime: image.mime, bytes: image.bytes.byteLength }
    const prescriptionId = await keepPrescription(context, caller, kept).catch(async (error: unknown) => {
      await providers.files.delete(key)
      throw error
    })
    return c.json({
      key: 'success',
      message: successMessages.prescriptionUploaded,
      data: toPrescription(prescriptionId),
    })
  })

  app.get('/prescriptions/:id/image', async (c) => {
    const caller = await signedIn(c, c.env.address)
    const row = await db
      .selectFrom('prescription')
      .select(['file_key', 'mime', 'session_id'])
      .where('id', '=', c.req.param('id'))
      .where('user_id', '=', caller.userId)
      // A deleted one stays to be seen where an order was placed or a pharmacist asked with it.
      .where((where) =>
        where.or([
          where('deleted_at', 'is', null),
          where.exists(
            where
              .selectFrom('order_prescription')
              .select('order_prescription.order_id')
              .whereRef('order_prescription.prescription_id', '=', 'prescription.id'),
          ),
          where.exists(
            where
              .selectFrom('prescription_request_file')
              .select('prescription_request_file.request_id')
              .whereRef('prescription_request_file.prescription_id', '=', 'prescription.id'),
          ),
        ]),
      )
      .executeTakeFirst()
    requireSeen(caller, row)
    const bytes = row && (await providers.files.get(row.file_key))
    if (!row || !bytes) throw new CallError(404, notFound)
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': row.mime,
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-site',
    })
  })
}

/** @throws {CallError} 413 too large, 400 no multipart form */
async function readForm(c: Context): Promise<FormData> {
  const contentType = c.req.header('content-type') ?? ''
  if (!contentType.startsWith('multipart/form-data')) throw new CallError(415, prescriptionTypes)
  await readBody(c, PRESCRIPTION_MAX_BYTES + FORM_BYTES, prescriptionTooLarge)
  try {
    return await c.req.formData()
  } catch {
    throw new CallError(400, invalidRequest)
  }
}
