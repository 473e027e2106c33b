const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/**
 * Writes digits as 0 to 9, of whatever script they are: १२ and ௧௨ are 12. All else stays as it is.
 *
 * @source docs/sources.md#digits
 */
export const latinDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // The ten of a script stand in a row, some rows behind others.
    let first = code
    while (isDigit(first - 1)) first--
    return `${(code - first) % 10}`
  })
