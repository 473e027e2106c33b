import { checkPrescriptionFile } from '../prescription/check-prescription-file.ts'
import { prescriptionTooLarge } from '../refusals/prescription.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { pictureTooLarge, pictureTypes } from '../refusals/returns.ts'

/**
 * Whether a file may be a picture of what came damaged or wrong, by what it says of itself: the rules of prescriptions. The
 * server looks at the content too.
 *
 * @param file.size - Bytes.
 * @returns null when it may, else the sentence to show.
 */
export function checkReturnPicture(file: { name: string; type: string; size: number }): Refusal | null {
  const refusal = checkPrescriptionFile(file)
  if (refusal === null) return null
  return refusal.code === prescriptionTooLarge.code ? pictureTooLarge : pictureTypes
}
