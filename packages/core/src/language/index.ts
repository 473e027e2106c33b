export type { Labels, Translation } from './labels.ts'
export { latinDigits } from './latin-digits.ts'
