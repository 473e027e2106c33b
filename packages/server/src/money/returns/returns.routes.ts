import { continueOnStore, notFound, pictureTooLarge, pictureTypes } from '@dawakit/core/refusals'
import { pictureOf, privatePicture, readPictureForm } from '../../catalogue/pictures/picture-form.ts'
import { safeImage } from '../../catalogue/pictures/safe-image.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { Mount } from '../../ground/http/mount.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { enforceLimit, limitOf } from '../../ground/limits/limits.ts'
import { newFileKey } from '../../ground/providers/file-key.ts'
import { ownOrderRow } from '../../orders/own/own-order.ts'
import { signedInCaller } from '../../people/sessions/signed-in-caller.ts'
import { readReturnOptions } from './return-options.ts'
import { keepReturnPicture, requirePictureRoom } from './return-pictures.sql.ts'

const refusals = { types: pictureTypes, tooLarge: pictureTooLarge }

/** `POST /post/uploadReturnPicture` (multipart: picture, orderId) and `GET /returnPictures/:id/image`. */
export const returnRoutes: Mount = (app, context) => {
  const { db, config, providers, clock } = context

  app.post('/post/uploadReturnPicture', async (c) => {
    const caller = await signedInCaller(context, c)
    // As the return that it would be of: docs/trust.md.
    if (caller.partner) throw new CallError(403, continueOnStore)
    const form = await readPictureForm(c, refusals)
    const order = await ownOrderRow(db, caller, String(form.get('orderId') ?? ''))
    const file = pictureOf(form, 'picture', refusals)
    // Of what cannot come back nothing is kept.
    await readReturnOptions(db, order, clock())
    // Before the picture is decoded: that is work.
    await enforceLimit(context, limitOf(config, 'uploads', caller.userId))
    await requirePictureRoom(db, config, caller.userId, 0)

    const image = await safeImage(new Uint8Array(await file.arrayBuffer()), pictureTypes)
    const key = newFileKey(image.extension)
    await providers.files.put(key, image.bytes, image.mime)
    const { mime } = image
    const kept = { orderId: order.id, userId: caller.userId, key, mime, bytes: image.bytes.byteLength }
    const data = await keepReturnPicture(context, kept).catch(async (error: unknown) => {
      await providers.files.delete(key)
      throw error
    })
    return c.json({ key: 'success', message: successMessages.pictureUploaded, data })
  })

  app.get('/returnPictures/:id/image', async (c) => {
    const caller = await signedInCaller(context, c)
    const row = await db
      .selectFrom('return_picture')
      .select(['file_key', 'mime', 'order_id'])
      .where('id', '=', c.req.param('id'))
      .where('user_id', '=', caller.userId)
      .executeTakeFirst()
    if (row) await ownOrderRow(db, caller, row.order_id)
    const bytes = row && (await providers.files.get(row.file_key))
    if (!row || !bytes) throw new CallError(404, notFound)
    return privatePicture(c, bytes, row.mime)
  })
}
