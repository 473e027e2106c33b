import { prescriptionTooLarge, prescriptionTypes } from '../refusals/prescription.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** Media types of a prescription. */
export const PRESCRIPTION_TYPES = ['image/jpeg', 'image/png'] as const
/** What a file chooser accepts. */
export const PRESCRIPTION_ACCEPT = '.jpg,.jpeg,.png'
/** 8 MB in bytes. */
export const PRESCRIPTION_MAX_BYTES = 8 * 1024 * 1024

/**
 * Whether a file may be a prescription, by what it says of itself. The server looks at the
 * content too.
 * @param file.type - Media type; when empty the name's ending counts.
 * @param file.size - Bytes.
 * @returns null when it may, else the sentence to show.
 * @source docs/sources.md#prescriptions
 */
export function checkPrescriptionFile(file: { name: string; type: string; size: number }): Refusal | null {
  const isImage = file.type
    ? PRESCRIPTION_TYPES.some((type) => type === file.type.toLowerCase())
    : /\.(jpe?g|png)$/i.test(file.name)
  if (!isImage || file.size === 0) return prescriptionTypes
  return file.size > PRESCRIPTION_MAX_BYTES ? prescriptionTooLarge : null
}
