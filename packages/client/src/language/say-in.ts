import { type Refusal, type RefusalCode, somethingWentWrong } from '@dawakit/core/refusals'
import type { Language } from './language.ts'

/** What can be said: a refusal of the catalogue, or one that was thrown or told. */
export type Sayable = Refusal | { readonly code: RefusalCode; readonly message: string }

/** Says refusals in a language by their codes; what it does not know, and all without a language, as it was sent. */
export const sayIn =
  (language: Language | undefined) =>
  (refusal: Sayable): string => {
    const { code, text, message } = refusal as Refusal & { message: string }
    // What has no code was thrown by no rule: its words are for developers.
    const sent = text ?? ((code && message) || somethingWentWrong.text)
    // A backend without codes: its own sentence says more than that something went wrong.
    const isKnown = code !== somethingWentWrong.code || sent === somethingWentWrong.text
    const told = isKnown && language?.refusals[code]
    // The catalogue's lone 3 stands for a product's own number, where one was sent; other numbers are no blanks.
    return told ? told.replace(/\b3\b/, `${/\d+/.exec(sent + told)}`) : sent
  }
