export { PrescriptionPicker, type PrescriptionPickerProps } from './prescription-picker.tsx'
export { Prescriptions } from './prescriptions.tsx'
