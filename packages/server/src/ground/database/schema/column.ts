import type { Paise } from '@dawakit/core/money'
import type { BasisPoints } from '@dawakit/core/tax'
import type { ColumnType } from 'kysely'

/** Money: whole paise. */
export type Amount = ColumnType<Paise, number, number>
/** A rate in basis points. */
export type Rate = ColumnType<BasisPoints, number, number>
/** 0 or 1. */
export type Flag = number
/** Epoch milliseconds. */
export type Time = number
declare const stored: unique symbol
/**
 * Where a picture is, as it was written: perhaps on another host. `shownPicture` makes of it what a page may load, and nothing else does: a
 * text is not to be had of it otherwise, but for `storedPicture`.
 */
export type Picture = ColumnType<StoredPicture, string | StoredPicture, string | StoredPicture>
export interface StoredPicture {
  readonly [stored]: 'picture'
}
/** A JSON list of such. `shownGallery` makes of it what a page may load. */
export type Gallery = ColumnType<StoredGallery, string | StoredGallery, string | StoredGallery>
export interface StoredGallery {
  readonly [stored]: 'gallery'
}
/** JSON as text. */
export type Json = string
