import { addDays } from '../delivery/ist-date.ts'

/** Days of one list for who files returns, the first and the last among them. Our choice: a financial year, and it is read whole. */
export const LIST_DAYS_MAX = 366

/** Whether a list is given out of these days. @param period - yyyy-mm-dd, the last day among them */
export const isListPeriod = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && to <= addDays(from, LIST_DAYS_MAX - 1)
