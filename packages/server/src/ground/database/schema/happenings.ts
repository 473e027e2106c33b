import type { HappeningKind } from '@dawakit/core/happenings'
import type { Json, Time } from './column.ts'

/** What has happened, written in the transaction that did it. Nothing personal beyond ids. */
export interface HappeningTable {
  id: string
  /** Behind all that its transaction could see; others may share it. */
  place: number
  /** 1, 2, …: given once it is committed, never twice. */
  number: number | null
  kind: HappeningKind
  facts: Json
  at: Time
}

/** Who hears of it, and how far they have. */
export interface SubscriberTable {
  name: string
  /** The last that it has taken. */
  number: number
  /** Which round of which process is handing over to it, until when. */
  held_by: string | null
  held_until: Time
  /** Tries with the next one that have failed. */
  tries: number
  next_try_at: Time
  last_error: string | null
}
