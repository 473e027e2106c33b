/** `#rrggbb` */
export type Hex = `#${string}`

/** WCAG 2 contrast, from 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** One colour with so much of another in it. @param part - From 0 to 1 */
export function mix(colour: Hex, other: Hex, part: number): Hex {
  const others = channelsOf(other)
  return hexOf(channelsOf(colour).map((channel, index) => channel + ((others[index] ?? 0) - channel) * part))
}

/** How light it is in HSL, from 0 to 1. */
export function lightnessOf(colour: Hex): number {
  const channels = channelsOf(colour)
  return (Math.max(...channels) + Math.min(...channels)) / 510
}

/** The same hue and saturation in another lightness. @param lightness - From 0 to 1 */
export function withLightness(colour: Hex, lightness: number): Hex {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => channel / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = most - least
  if (range === 0) return hexOf([lightness, lightness, lightness].map((channel) => channel * 255))
  const saturation = range / (1 - Math.abs(most + least - 1))
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation
  const start = lightness - chroma / 2
  return hexOf([red, green, blue].map((channel) => (start + ((channel - least) / range) * chroma) * 255))
}

function channelsOf(colour: Hex): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hexOf(channels: number[]): Hex {
  const digits = channels.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

function luminanceOf(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
