import { type Refusal, type RefusalCode, somethingWentWrong } from '@dawakit/core/refusals'
import type { Language } from './language.ts'

/** What can be said: a refusal of the catalogue, or one that was thrown or told. */
export type Sayable = Refusal | { readonly code: RefusalCode; readonly message: string }

/** Says refusals in a language by their codes; what it does not know, and all without a language, as it was sent. */
export const sayIn =
  (language: Language | undefined) =>
  (refusal: Sayable): string => {
    const sent = 'text' in refusal ? refusal.text : refusal.message
    // A backend without codes: its own sentence says more than that something went wrong.
    const isOwn = refusal.code === somethingWentWrong.code && sent !== somethingWentWrong.text
    return (!isOwn && language?.refusals[refusal.code]) || sent
  }
