import type { ScannedPack } from '../contract/desk/scan.ts'
import type { Refusal } from '../refusals/refusal.ts'

export type Scan =
  | {
      isRead: true
      /** The likeliest first: where separators are lost, several may fit. */
      readings: [ScannedPack, ...ScannedPack[]]
    }
  | {
      isRead: false
      refusal: Refusal
      /** Which part of it: the identifier of an element, or '' */
      part: string
    }

export const NOTHING_SAID: ScannedPack = {
  gtin: null,
  code: null,
  batch: null,
  expiresOn: null,
  madeOn: null,
  serial: null,
  pieces: null,
  properName: null,
  brand: null,
  maker: null,
  licence: null,
}
