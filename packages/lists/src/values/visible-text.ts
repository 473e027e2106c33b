/**
 * What turns the text after it around, takes a place and shows nothing (Hangul fillers, tags), or ends or joins nothing.
 * The joiners of Indian scripts (U+200C, U+200D) stay, and what chooses between the pictures of an emoji.
 */
const HIDDEN =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** Letters, digits and signs of ASCII: nearly every cell of a list, of which nothing hides. */
const PLAIN = /^[ -~]*$/

/** A text as everybody sees it: composed, without marks that hide. One rule for what people type and what is imported. */
export const visibleText = (text: string): string =>
  PLAIN.test(text) ? text : text.normalize('NFC').replace(HIDDEN, '')
