/** Characters of a code at most: a QR code of 2,953 bytes is none of a pack. */
export const SCAN_MAX = 1000
/** Characters of a code that a shop or a maker has made up, at most. */
export const OWN_CODE_MAX = 100
