import type { Refusal } from '../refusals/refusal.ts'

/** Why a form is refused: the sentence to show, and per field what is wrong with it. */
export interface FormRefusal<Field extends string = string> {
  message: Refusal
  fields: Partial<Record<Field, string>>
}

/** The first of the given names whose value is missing or blank, all of them marked. */
export function refuseBlank<Field extends string>(
  input: Partial<Record<Field, unknown>>,
  names: readonly Field[],
  message: Refusal,
): FormRefusal<Field> | null {
  const blank = names.filter((name) => !String(input[name] ?? '').trim())
  return blank.length > 0 ? refuseFields(blank, message) : null
}

/** A refusal that marks the given fields. */
export function refuseFields<Field extends string>(
  names: readonly Field[],
  message: Refusal,
): FormRefusal<Field> {
  const fields: Partial<Record<Field, string>> = {}
  for (const name of names) fields[name] = message.text
  return { message, fields }
}
