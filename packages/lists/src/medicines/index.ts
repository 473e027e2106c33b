export type { Article } from './article.ts'
export {
  type Classifier,
  createClassifier,
  type Guessed,
  type Shelf,
} from './classify.ts'
export { saidForm } from './pack-forms.ts'
export type { PackUnits } from './pack-units.ts'
export { type ParsedSalt, parseComposition, saltChip } from './parse-composition.ts'
export { type ParsedPack, parsePack } from './parse-pack.ts'
export { printPack } from './print-pack.ts'
export { type SaidPrescription, saidPrescription, scheduleIn } from './said-prescription.ts'
export { type SaidRate, saidRate } from './said-rate.ts'
export { saltsOfName } from './salts-of-name.ts'
export { createUnknownSalts } from './unknown-salts.ts'
