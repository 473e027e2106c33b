import { formOf } from '../medicines/pack-forms.ts'

/** Forms that goods of the counter have, and medicines seldom. */
const FORMS = new Set(['soap', 'shampoo', 'device', 'kit'])
const WORDS =
  /\b(?:diapers?|wipes|(?:face|body|hand) ?wash|sun ?screen|tooth ?(?:brush|paste)|moisturi[sz]er|perfume|deodorant|lip ?balm|conditioner|hair ?oil|baby (?:oil|lotion|powder|cream))\b/i

/** Whether a name says nothing of a medicine: a cream on a shelf of skin care may be one on prescription, a soap is none. */
export function isNoMedicine(name: string): boolean {
  const form = formOf(name, '')
  return !form || FORMS.has(form.dosageForm) || WORDS.test(name)
}
