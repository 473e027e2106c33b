export { FormError } from './form-error.tsx'
export { formValues, useRefusal } from './use-refusal.ts'
export { failureText, useTask } from './use-task.ts'
