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
  const sold =
    get('prescription') === '' || isOfSalts('prescription_by') ? null : saidPrescription(get('prescription'))
  if (isOfSalts('schedule_by')) return { sold, saidSchedule: null, isScheduleSaid: false }
  const saidSchedule = scheduleIn(get('schedule')) ?? sold?.schedule ?? null
  return { sold, saidSchedule, isScheduleSaid: saidSchedule !== null || /^none$/i.test(get('schedule')) }
}
