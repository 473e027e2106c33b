/** 0 or 1. */
export type Flag = number
/** Epoch milliseconds. */
export type Time = number
/** JSON as text. */
export type Json = string
