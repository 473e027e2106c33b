/** The sandbox counts paise as well, by a conversion of its own: it shares nothing with the packages. */
const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** @param paise - A whole number. */
export const toRupees = (paise: number): number => paise / 100

/** @returns Whole paise; NaN for what is no number. */
export const toPaise = (rupees: string | undefined): number => Math.round(Number(rupees) * 100)

/** As the gateways write an amount: `1234.50`. */
export const plainRupees = (paise: number): string => toRupees(paise).toFixed(2)

/** As the pages show it. @param paise - A whole number. */
export const showRupees = (paise: number): string => RUPEES.format(toRupees(paise))
