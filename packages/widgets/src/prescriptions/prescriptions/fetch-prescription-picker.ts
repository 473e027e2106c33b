import { keptPart } from '../../ground/fetched/use-fetched.ts'

/** For carts that need a prescription. */
export const fetchPrescriptionPicker = keptPart(() => import('./prescription-picker.tsx'))
