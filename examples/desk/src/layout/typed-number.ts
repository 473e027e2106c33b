/**
 * A number as somebody typed it, or null for nothing. What is no number is -1, which the shop refuses with its field: sent as it is it
 * would come to nothing on the way, and be taken for that.
 */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(/,/g, '')
  if (plain === '') return null
  const number = Number(plain)
  return Number.isFinite(number) ? number : -1
}
