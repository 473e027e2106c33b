import { saidPrescription, scheduleIn } from '@dawakit/lists/medicines'
import { BadValue, short } from '@dawakit/lists/values'

/** Where a schedule and a prescription are from, as lists write it. */
export const BY_SALTS = 'salts'
export const SAID = 'said'

/** What a row says of schedule and prescription, but for what it says its salts tell. */
export function readSaid(row: Record<string, string>) {
  const get = (column: string) => row[column] ?? ''
  const isOfSalts = (column: 'schedule_by' | 'prescription_by') => {
    const text = get(column)
    if (text !== '' && text !== BY_SALTS && text !== SAID)
      throw new BadValue(`${column} "${short(text)}" is neither ${BY_SALTS} nor ${SAID}`)
    if (text === BY_SALTS && row['composition'] === undefined)
      throw new BadValue(`${column} "${BY_SALTS}" needs the salts: a column composition`)
    return text === BY_SALTS
  }
  const told = get('prescription') === '' ? null : saidPrescription(get('prescription'))
  const sold = isOfSalts('prescription_by') ? null : told
  const prescription = { sold, toldPrescription: told?.isPrescription ?? null }
  if (isOfSalts('schedule_by')) return { ...prescription, saidSchedule: null, isScheduleSaid: false }
  const saidSchedule = scheduleIn(get('schedule')) ?? sold?.schedule ?? null
  const isScheduleSaid = saidSchedule !== null || /^none$/i.test(get('schedule'))
  return { ...prescription, saidSchedule, isScheduleSaid }
}
