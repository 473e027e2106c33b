/** A seeded stream of numbers: the same seed gives the same stream on every machine. */
export interface Prng {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Whole, from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
}

/** A 32-bit hash (FNV-1a) of a text, for seeding by name. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32. @param seed - A number, or a text whose hash is taken. */
export function createPrng(seed: number | string): Prng {
  let state = typeof seed === 'string' ? hashOf(seed) : seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new RangeError('`pick` needs a list that is not empty.')
      return item
    },
  }
}
