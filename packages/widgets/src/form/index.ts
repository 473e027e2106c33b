export { FormError } from './form-error.tsx'
export { formValues, useRefusal } from './use-refusal.ts'
