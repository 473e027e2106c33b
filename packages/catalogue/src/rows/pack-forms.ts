import { otherForms } from './other-forms.ts'
import { solidForms } from './solid-forms.ts'

export type { PackForm } from './pack-form.ts'

/** Every kind of pack that the seed knows. */
export const packForms = { ...solidForms, ...otherForms } as const

export type PackFormKey = keyof typeof packForms
