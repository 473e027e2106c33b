import { financialYear } from '../tax/financial-year.ts'
import { istMidday } from './day-number.ts'

/**
 * What tells a supplier's bill from their others: its number in capitals, without what stands between letters and digits, so that
 * 'GST/1042' and 'gst-1042' are one. A supplier gives a number once in a financial year (rule 46(b) of the CGST Rules).
 *
 * @source docs/sources.md#input-tax
 */
export const billKey = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The financial year of a bill. @param day - yyyy-mm-dd, as it prints it. */
export const yearOfBill = (day: string): string => financialYear(istMidday(day))
