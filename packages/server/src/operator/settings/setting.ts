import type { z } from 'zod'

/** What the environment says of other settings, for those that follow from them. */
export interface Given {
  /** A live shop, which nothing made up may stand in for; else a demonstration. */
  isLive: boolean
  /** What is set, else what stands for it; '' where nothing does. */
  text(variable: string): string
  /** Whether the environment itself says something. */
  isSet(variable: string): boolean
}

/** One variable of the environment. */
export interface Setting<Value = unknown> {
  /** What it sets, in a line: `shop config` prints it. */
  about: string
  /** Reads the text, without blanks around it. Its message goes on after the variable's name, and never repeats what was set. */
  type: z.ZodType<Exclude<Value, null>, string>
  /** What stands for it where it is not set; nothing does where this is left out. */
  unset?: string | ((given: Given) => string)
  /** What stands for it at the sandbox, where `unset` may say another thing: no live shop has it. */
  madeUp?: string
  /** Shown to nobody. */
  isSecret?: true
  /** What to set, where this environment cannot do without; null where it can. */
  needed?: (given: Given) => string | null
}

export type Settings = Readonly<Record<string, Setting>>

export const setting = <Value>(row: Setting<Value> & { unset: Setting['unset'] }): Setting<Value> => row

/** One that may be left out: null then. */
export const optional = <Value>(row: Omit<Setting<Value | null>, 'unset'>): Setting<Value | null> => row

/** A live shop must say it itself: what stands for it is the demonstration's. */
export const inLive =
  (sentence: string) =>
  ({ isLive }: Given): string | null =>
    isLive ? sentence : null
