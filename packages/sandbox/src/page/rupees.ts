const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** @param paise - A whole number. */
export function rupees(paise: number): string {
  return RUPEES.format(paise / 100)
}
