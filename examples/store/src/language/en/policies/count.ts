/** @example `1 working day`, `3 working days` */
export const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
