import type { Refusal } from '../refusals/refusal.ts'

/** Why a form is refused, and which of its fields are wrong. */
export interface FormRefusal<Field extends string = string> {
  message: Refusal
  fields: readonly Field[]
}

/** The first of the given names whose value is missing or blank, all of them marked. */
export function refuseBlank<Field extends string>(
  input: Partial<Record<Field, unknown>>,
  names: readonly Field[],
  message: Refusal,
): FormRefusal<Field> | null {
  const blank = names.filter((name) => !String(input[name] ?? '').trim())
  return blank.length > 0 ? { message, fields: blank } : null
}
