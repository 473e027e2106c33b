export { AppearanceSheet, type AppearanceSheetProps } from './appearance-sheet.tsx'
export { type Appearance, type ColourPair, cssOf } from './css-of.ts'
export {
  COLOURS,
  type ColourName,
  MEASURES,
  type MeasureName,
  propertyOf,
  type TokenName,
} from './token-names.ts'
