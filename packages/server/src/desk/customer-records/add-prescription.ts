import { readFile } from 'node:fs/promises'
import { prescriptionTypes } from '@dawakit/core/refusals'
import { safeImage } from '../../catalogue/pictures/safe-image.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { enforceLimit, limitOf } from '../../ground/limits/limits.ts'
import { newFileKey } from '../../ground/providers/file-key.ts'
import { keepPrescription, requireRoom } from '../../prescriptions/files/keep-prescription.ts'
import { requireCustomer } from './customer-record.sql.ts'

/**
 * Keeps a picture that a customer has sent by another way: it is one of their prescriptions from now on, as if they had
 * uploaded it.
 *
 * @param upload.path - Where the picture lies.
 * @throws {CallError} 404 `customer-not-found`, 415 for what is no picture, 422 `prescriptions-full`, 429
 */
export async function addPrescription(
  context: Pick<ServerContext, 'db' | 'clock' | 'config' | 'providers'>,
  staff: DeskStaff,
  { userId, path }: { userId: string; path: string },
): Promise<void> {
  const { db, clock, config, providers } = context
  await requireCustomer(db, userId)
  // Before the picture is decoded: that is work.
  await enforceLimit(context, limitOf(config, 'uploads', userId))
  await requireRoom(db, config, userId, 0)
  const image = await safeImage(await readFile(path), prescriptionTypes)
  const key = newFileKey(image.extension)
  await providers.files.put(key, image.bytes, image.mime)
  const kept = { key, mime: image.mime, bytes: image.bytes.byteLength }
  await keepPrescription(context, { userId, sessionId: null }, kept, (trx, id) =>
    audit(trx, staff, clock, {
      action: 'prescription.add',
      subject: 'prescription',
      subjectId: id,
      after: { customer: userId },
    }),
  ).catch(async (error: unknown) => {
    await providers.files.delete(key)
    throw error
  })
}
