import type { Paise } from '@dawakit/core/money'
import type { ColumnType } from 'kysely'

/** Money: whole paise. */
export type Amount = ColumnType<Paise, number, number>
/** 0 or 1. */
export type Flag = number
/** Epoch milliseconds. */
export type Time = number
/** JSON as text. */
export type Json = string
