import { isOnPrescription } from '@dawakit/core/catalogue'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ProductTable } from '../../ground/database/schema/catalogue.ts'

/** What a row says of them. */
export interface SaidOfThem {
  isScheduleSaid: boolean
  isPrescriptionSaid: boolean
  /** What a row has in the column of the prescription, though it says that its salts told it. */
  toldPrescription: 0 | 1 | null
}

/**
 * Schedule and prescription of a known product, in `wanted`: what the list says; what was said before, where the list does not say; and
 * what was guessed is guessed anew where a column of the list decides it. What was said is guessed only where the list asks for that.
 *
 * @param wanted - What the columns of the list decide.
 */
export function saySchedule(
  wanted: Updateable<ProductTable>,
  known: Selectable<ProductTable>,
  row: Insertable<ProductTable>,
  { isScheduleSaid, isPrescriptionSaid, toldPrescription }: SaidOfThem,
  columns: ReadonlySet<string>,
): void {
  const isScheduleAnew = known.is_schedule_guessed === 1 || columns.has('schedule_by')
  // Once X, only a list that says its schedule says otherwise.
  const isX = known.schedule === 'X' && !columns.has('schedule')
  if (!isX && (isScheduleSaid || ('schedule' in wanted && isScheduleAnew))) {
    wanted.schedule = row.schedule ?? null
    wanted.is_schedule_guessed = isScheduleSaid ? 0 : 1
  } else delete wanted.schedule
  const isNeeded = isScheduleSaid && isOnPrescription(row.schedule ?? null)
  const isTold = !isPrescriptionSaid && columns.has('prescription')
  if (isTold && !isNeeded && isAsItWas(known, row, toldPrescription)) {
    delete wanted.is_prescription
    return
  }
  const isPrescriptionAnew = known.is_prescription_guessed === 1 || columns.has('prescription_by')
  if (isPrescriptionSaid || ('is_prescription' in wanted && isPrescriptionAnew)) {
    wanted.is_prescription = row.is_prescription
    wanted.is_prescription_guessed = isPrescriptionSaid ? 0 : 1
  } else delete wanted.is_prescription
  // Its salts or its schedule may be others now: none that needs a prescription goes without, unless somebody said so.
  const isDecided = columns.has('composition') || columns.has('schedule')
  if (known.is_prescription_guessed === 1 && isDecided && row.is_prescription === 1)
    wanted.is_prescription = 1
}

/** As an export has it: the heading of another list may have told what these salts do not. */
const isAsItWas = (
  known: Selectable<ProductTable>,
  row: Insertable<ProductTable>,
  told: 0 | 1 | null,
): boolean =>
  known.is_prescription_guessed === 1 &&
  told === known.is_prescription &&
  known.composition_key === (row.composition_key ?? null)
