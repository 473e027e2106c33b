import { addDays } from '../delivery/ist-date.ts'

/**
 * Days, today among them, for which a batch is good at least that is sold, or packed without a question, where a shop sets no other.
 * @source our choice: a month's medicine reaches its customer and is used up before
 */
export const NEAR_EXPIRY_DAYS = 45

/** For how many days, today among them, a batch is good at least that is sold. */
export interface SaleDays {
  /** @default 45 */
  days: number
  /** Where a dosage form has others, by its name in lower case: 'eye drops'. */
  ofForm: Readonly<Record<string, number>>
}

/** Where a shop sets no others. */
export const USUAL_SALE_DAYS: SaleDays = { days: NEAR_EXPIRY_DAYS, ofForm: {} }

/** How many they are for a product of this form. */
export const saleDaysOf = ({ days, ofForm }: SaleDays, dosageForm: string): number =>
  ofForm[dosageForm.trim().toLowerCase()] ?? days

/** The day until which a batch is good at least that is sold on `day`, yyyy-mm-dd. @param days - Of {@link saleDaysOf}. */
export const goodUntil = (day: string, days: number): string => addDays(day, Math.max(0, days - 1))

/**
 * Whether a batch is sold on a day: it is good on that day and for the days after it.
 *
 * @param expiresOn - The last day on which it is good, yyyy-mm-dd; '' where nobody says, which is sold.
 * @param day - yyyy-mm-dd in India.
 * @param days - At least so many, `day` among them; 1 or less asks for that day alone.
 */
export const isSoldOn = (expiresOn: string, day: string, days: number): boolean =>
  expiresOn === '' || expiresOn >= goodUntil(day, days)
