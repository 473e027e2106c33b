/**
 * The digits of what was typed, pasted or filled in; the field then shows no more than them. React puts a field back to the
 * value that it was given; Preact does so only where that value has changed.
 */
export function takeDigits(field: HTMLInputElement, maxLength?: number): string {
  const digits = field.value.replace(/\D/g, '').slice(0, maxLength)
  if (field.value !== digits) field.value = digits
  return digits
}
