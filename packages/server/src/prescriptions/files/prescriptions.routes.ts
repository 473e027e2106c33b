import { invalidRequest, notFound, prescriptionTooLarge, prescriptionTypes } from '@dawakit/core/refusals'
import { pictureOf, privatePicture, readPictureForm } from '../../catalogue/pictures/picture-form.ts'
import { safeImage } from '../../catalogue/pictures/safe-image.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { requireSelf } from '../../ground/http/define-call.ts'
import type { Mount } from '../../ground/http/mount.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { enforceLimit, limitOf } from '../../ground/limits/limits.ts'
import { newFileKey } from '../../ground/providers/file-key.ts'
import { requireSeen } from '../../people/customers/may-see.ts'
import { toPrescription } from '../../people/customers/read-user.ts'
import { signedInCaller } from '../../people/sessions/signed-in-caller.ts'
import { keepPrescription, requireRoom } from './keep-prescription.ts'

const refusals = { types: prescriptionTypes, tooLarge: prescriptionTooLarge }

/** `POST /post/uploadPrescription` (multipart: prescription, id) and `GET /prescriptions/:id/image`. */
export const prescriptionRoutes: Mount = (app, context) => {
  const { db, config, providers } = context

  app.post('/post/uploadPrescription', async (c) => {
    const caller = await signedInCaller(context, c)
    const form = await readPictureForm(c, refusals)
    const id = form.get('id')
    if (typeof id !== 'string' || id === '') throw new CallError(400, invalidRequest)
    requireSelf(caller, id)
    const file = pictureOf(form, 'prescription', refusals)
    // Before the picture is decoded: that is work.
    await enforceLimit(context, limitOf(config, 'uploads', caller.userId))
    await requireRoom(db, config, caller.userId, 0)

    const image = await safeImage(new Uint8Array(await file.arrayBuffer()), prescriptionTypes)
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
    const caller = await signedInCaller(context, c)
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
    return privatePicture(c, bytes, row.mime)
  })
}
