export const prescriptionTypes = {
  code: 'prescription-types',
  text: 'Prescription must be a jpg, png or jpeg image',
} as const
export const prescriptionsFull = {
  code: 'prescriptions-full',
  text: 'There is no room for another prescription. Please delete one',
} as const
export const prescriptionTooLarge = {
  code: 'prescription-too-large',
  text: 'Prescription must be at most 8 MB',
} as const
