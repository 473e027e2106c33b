import { nameKey } from '../product/name-key.ts'
import { GST_STATES, type GstState } from './gst-states.ts'

const plainName = (name: string): string =>
  nameKey(name)
    .replace(/^the\b|^state of\b/, '')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/[^\p{L}]+/gu, '')

/**
 * The state of a name as addresses and postal data write it: without case, `&` as `and`, earlier
 * spellings too.
 * @returns null when no state is called so.
 * @source docs/sources.md#gst-states
 */
export function gstStateOf(name: string): GstState | null {
  const key = plainName(name)
  return (
    GST_STATES.find((state) => [state.name, ...state.aliases].some((it) => plainName(it) === key)) ?? null
  )
}

/** @returns true when both names mean the same state. An unknown name is only the same as itself. */
export function isSameState(one: string, other: string): boolean {
  const [first, second] = [gstStateOf(one), gstStateOf(other)]
  return first || second ? first === second : plainName(one) === plainName(other)
}
