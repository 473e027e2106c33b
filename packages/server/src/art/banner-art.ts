import { hashOf } from '../seed/prng.ts'
import { glyphFor } from './glyph-for.ts'
import { glyph } from './glyphs.ts'
import { type Palette, paletteOf } from './palette.ts'
import { fitText, svgPicture, textBlock, textLine, textWidth, wrapText } from './svg-text.ts'

export type BannerSize = 'wide' | 'phone' | 'ad' | 'offer-large' | 'offer-small'

const boxes: Record<BannerSize, { width: number; height: number }> = {
  wide: { width: 1280, height: 360 },
  phone: { width: 720, height: 400 },
  ad: { width: 620, height: 280 },
  'offer-large': { width: 480, height: 280 },
  'offer-small': { width: 320, height: 200 },
}

export interface BannerSpec {
  title: string
  description?: string
  /** What the drawing shows: the category's name. */
  kind: string
  size: BannerSize
  /** Words of the button; without it the banner has none. */
  action?: string
}

/** A small bottle, a carton and a strip in the family's colours, as a still life around the category's sign. */
function stillLife(x: number, y: number, scale: number, palette: Palette, kind: string): string {
  const { deep, main, tint, accent } = palette
  const bottle = `<g transform="translate(0 40)"><path d="M32 40c0 12-20 16-20 36v130q0 14 14 14h68q14 0 14-14V76c0-20-20-24-20-36z" fill="#fff"/><path d="M12 104h96v72H12z" fill="${tint}"/><path d="M12 162h96v14H12z" fill="${main}"/><rect x="30" width="60" height="40" rx="7" fill="${deep}"/><path d="M24 80v120" stroke="${tint}" stroke-width="7" stroke-linecap="round"/></g>`
  const box = `<g transform="translate(122 84)"><path d="M0 24 24 6h142l-24 18z" fill="${tint}"/><path d="M142 24l24-18v152l-24 18z" fill="${deep}"/><path d="M0 24h142v152H0z" fill="#fff"/><path d="M0 146h142v30H0z" fill="${accent}"/>${glyph(glyphFor(kind), 32, 42, 82, deep, tint)}</g>`
  const strip = `<g transform="translate(66 232) rotate(-7)"><rect width="190" height="62" rx="8" fill="#fff" opacity=".95"/><rect width="190" height="62" rx="8" fill="#10231F" opacity=".05"/><path d="M24 20h.1m35 0h.1m35 0h.1m35 0h.1m35 0h.1M24 44h.1m35 0h.1m35 0h.1m35 0h.1m35 0h.1" stroke="${main}" stroke-width="17" stroke-linecap="round"/></g>`
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="150" cy="292" rx="170" ry="16" fill="#10231F" opacity=".14"/>${bottle}${box}${strip}</g>`
}

function ground(width: number, height: number, palette: Palette, turn: number): string {
  const { main, tint, accent } = palette
  const lift = 0.1 + turn * 0.08
  return `<rect width="${width}" height="${height}" fill="${tint}"/><path d="M${width} 0v${height}H${width * 0.44}c${width * 0.06}-${height * 0.3} ${width * 0.02}-${height * (0.5 + lift)} ${width * 0.14}-${height * 0.7}S${width * 0.7} 0 ${width * 0.72} 0z" fill="${main}" opacity=".2"/><circle cx="${width * 0.8}" cy="${height * 0.5}" r="${height * 0.42}" fill="#fff" opacity=".5"/><circle cx="${width * 0.95}" cy="${height * 0.14}" r="${height * 0.07}" fill="${accent}" opacity=".8"/><circle cx="${width * 0.61}" cy="${height * 0.84}" r="${height * 0.035}" fill="${accent}" opacity=".6"/>`
}

/** A banner in the hand of the packs: a sentence on the left, a still life on the right. */
export function bannerArt({ title, description = '', kind, size, action }: BannerSpec): string {
  const { width, height } = boxes[size]
  const palette = paletteOf(`banner ${kind}`)
  const isSmall = size === 'offer-small' || size === 'offer-large'
  const left = Math.round(width * (size === 'wide' ? 0.07 : 0.06))
  const room = width * (size === 'wide' ? 0.46 : 0.5)
  const base = height / 360
  const sizes =
    size === 'wide'
      ? [54, 48, 42, 36]
      : [46, 40, 36, 32, 28].map((value) => Math.round(value * Math.max(0.7, base)))
  const { size: titleSize, lines } = fitText(title, room, 3, sizes)
  const smallSize = Math.max(15, Math.round(titleSize * 0.46))
  const small = wrapText(description, room, smallSize, 2)
  const buttonHeight = action ? Math.round(smallSize * 2.3) : 0
  const blockHeight =
    lines.length * titleSize * 1.12 + small.length * smallSize * 1.35 + (action ? buttonHeight + 18 : 0)
  const top = (height - blockHeight) / 2 + titleSize * 0.84
  const smallTop = top + (lines.length - 1) * titleSize * 1.12 + smallSize * 1.75
  const buttonTop = smallTop + (small.length - 1) * smallSize * 1.35 + 16
  const buttonWidth = action ? textWidth(action, smallSize) + smallSize * 2.4 : 0
  const button = action
    ? `<rect x="${left}" y="${Math.round(buttonTop)}" width="${Math.round(buttonWidth)}" height="${buttonHeight}" rx="${buttonHeight / 2}" fill="${palette.deep}"/>${textLine(action, left + Math.round(buttonWidth / 2), Math.round(buttonTop + buttonHeight * 0.64), { size: smallSize, fill: '#fff', weight: 700, anchor: 'middle' })}`
    : ''
  const scale = Math.round((height / 360) * (isSmall ? 80 : size === 'wide' ? 98 : 86)) / 100
  const life = stillLife(
    Math.round(width * (size === 'wide' ? 0.8 : 0.77) - 148 * scale),
    Math.round(height * 0.5 - 172 * scale),
    scale,
    palette,
    kind,
  )
  return svgPicture(
    width,
    height,
    description === '' ? title : `${title}. ${description}`,
    `${ground(width, height, palette, hashOf(kind) % 3)}${life}${textBlock(lines, left, Math.round(top), titleSize * 1.12, { size: titleSize, fill: palette.deep, weight: 800, spacing: -0.6 })}${textBlock(small, left, Math.round(smallTop), smallSize * 1.35, { size: smallSize, fill: '#33453F', weight: 500 })}${button}`,
  )
}

/** The banner at the head of a category's page; `index` 1 greets, 2 tells of prices. */
export function categoryBannerArt(category: string, index: 1 | 2): string {
  return index === 1
    ? bannerArt({
        title: category,
        description: 'Verified makers, true prices, delivered in 24 to 48 hours',
        kind: category,
        size: 'wide',
      })
    : bannerArt({
        title: `Save on ${category}`,
        description: 'Compare brands of the same kind and pay the best price',
        kind: `${category} savings`,
        size: 'wide',
      })
}

/** An advertisement: a banner of the smaller size with a button. */
export function adArt(title: string, description: string, kind: string): string {
  return bannerArt({ title, description, kind, size: 'ad', action: 'Know more' })
}

/** The picture of an offer card. */
export function offerArt(
  name: string,
  percent: number,
  kind: string,
  size: 'offer-large' | 'offer-small',
): string {
  return bannerArt({ title: `Flat ${percent}% Off`, description: name, kind, size })
}
