export { FormError } from './form-error.tsx'
export { useAfterNotice } from './use-after-notice.ts'
export { formValues, useRefusal } from './use-refusal.ts'
export { failureText, useTask } from './use-task.ts'
