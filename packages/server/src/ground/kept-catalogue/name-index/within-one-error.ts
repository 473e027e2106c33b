import type { PackedKeys, Range } from './packed-keys.ts'

/**
 * The rows that start with the text if one typing error in it is mended: a character too many, too few, a wrong
 * one, or two neighbours swapped. The text as it stands is not among the answers.
 *
 * Walks the sorted rows as a trie: along the text as long as it fits, and from each point on with one mend. A
 * trigram index would find candidates and measure each; this finds the answers alone, needs no memory of its own,
 * and costs about as many steps as the text has characters times the letters of the alphabet.
 *
 * @returns Ranges that may overlap.
 */
export function rangesWithinOneError(keys: PackedKeys, text: string): Range[] {
  const found: Range[] = []
  const keep = (range: Range) => {
    if (range.start < range.end) found.push(range)
  }
  let range = keys.all
  for (let at = 0; at < text.length && range.start < range.end; at++) {
    const typed = text.charCodeAt(at)
    for (const child of keys.children(range, at)) {
      // A character is missing before this one.
      keep(keys.follow(child, at + 1, text, at))
      // This one is wrong.
      if (child.code !== typed) keep(keys.follow(child, at + 1, text, at + 1))
    }
    // This one is too many.
    keep(keys.follow(range, at, text, at + 1))
    // This one and the next are swapped.
    const next = text.charCodeAt(at + 1)
    if (at + 1 < text.length && next !== typed) {
      const swapped = keys.step(keys.step(range, at, next), at + 1, typed)
      keep(keys.follow(swapped, at + 2, text, at + 2))
    }
    range = keys.step(range, at, typed)
  }
  return found
}
