import type { OfferFacts } from '@dawakit/core/catalogue'
import { grounds } from './banner-grounds.ts'
import type { Palette } from './palette.ts'
import { groundOf, stillLife, themePalette } from './still-life.ts'
import { fitText, PLAIN, svgPicture, textBlock, textLine, textWidth } from './svg-text.ts'

type BannerSize = 'wide' | 'category' | 'phone' | 'ad' | 'offer-large' | 'offer-small'

interface BannerBox {
  width: number
  height: number
  /** Sizes of the sentence, from the largest; the small print is `small`. Chosen for the width they are shown at. */
  titles: readonly number[]
  small: number
  /** Part of the width that is the text's. */
  room: number
  /** Part of the height left free that is above the still life: a phone's carousel has its controls below. */
  drop: number
  /** Size of the still life, and where its middle stands, as parts of the height and the width. */
  life: readonly [size: number, middle: number]
}

const boxes: Record<BannerSize, BannerBox> = {
  wide: {
    width: 1280,
    height: 360,
    titles: [58, 52, 46, 40],
    small: 27,
    room: 0.44,
    drop: 0.62,
    life: [0.9, 0.74],
  },
  category: {
    width: 1280,
    height: 360,
    titles: [82, 76, 68, 60],
    small: 40,
    room: 0.52,
    drop: 0.62,
    life: [0.76, 0.8],
  },
  phone: {
    width: 720,
    height: 400,
    titles: [56, 50, 44, 38],
    small: 29,
    room: 0.44,
    drop: 0.4,
    life: [0.5, 0.755],
  },
  ad: {
    width: 720,
    height: 340,
    titles: [50, 46, 42, 38],
    small: 27,
    room: 0.5,
    drop: 0.62,
    life: [0.56, 0.76],
  },
  'offer-large': { width: 480, height: 200, titles: [], small: 0, room: 0, drop: 0.62, life: [0.68, 0.72] },
  'offer-small': { width: 320, height: 200, titles: [], small: 0, room: 0, drop: 0.7, life: [0.36, 0.78] },
}

export interface BannerSpec {
  title: string
  description?: string
  /** What the drawing shows: the category's name. */
  kind: string
  size: BannerSize
  /** In its other colours, the packs the other way round. */
  isTurned?: boolean
  /** Words of the button; without it the banner has none. */
  action?: string
  /** The name on the cartons. @default none */
  house?: string
}

function life(box: BannerBox, { kind, isTurned, house = '' }: BannerSpec): string {
  const [size, middle] = box.life
  const scale = (box.height / 400) * size
  const x = box.width * middle - 350 * scale
  const y = (box.height - 404 * scale) * box.drop
  const stage = {
    width: box.width,
    height: box.height,
    middle: box.width * middle,
    reach: 350 * scale,
    floor: y + 384 * scale,
  }
  return `${grounds[groundOf(kind)](stage, themePalette(kind, isTurned))}${stillLife(kind, { x, y, scale, house }, isTurned)}`
}

/** Lines of about one length: no word stands alone on the last. */
function balanced(text: string, room: number, sizes: readonly number[]) {
  const isCut = (line: string) => line.endsWith('…')
  const inTwo = fitText(text, room, 2, sizes)
  const { size, lines } = inTwo.lines.some(isCut) ? fitText(text, room, 3, sizes) : inTwo
  for (let width = room * 0.5; width < room; width += room * 0.04) {
    const narrow = fitText(text, width, lines.length, [size])
    if (!narrow.lines.some((line) => isCut(line) || textWidth(line, size) > width)) return narrow
  }
  return { size, lines }
}

function words(box: BannerBox, palette: Palette, { title, description = '', action }: BannerSpec): string {
  const left = Math.round(box.width * 0.055)
  const room = box.width * box.room
  const { size, lines } = balanced(title, room, box.titles)
  const small = description === '' ? [] : balanced(description, room / PLAIN, [box.small]).lines
  const buttonHeight = action ? Math.round(box.small * 2.1) : 0
  const blockHeight =
    lines.length * size * 1.12 +
    small.length * box.small * 1.3 +
    (action ? buttonHeight + box.small * 0.9 : box.small * 0.3)
  const top = (box.height - blockHeight) / 2 + size * 0.84
  const smallTop = top + (lines.length - 1) * size * 1.12 + box.small * 1.6
  const buttonTop = Math.round(smallTop + (small.length - 1) * box.small * 1.3 + box.small * 0.75)
  const buttonWidth = action ? Math.round(textWidth(action, box.small) + box.small * 1.8) : 0
  const button = action
    ? `<rect x="${left}" y="${buttonTop}" width="${buttonWidth}" height="${buttonHeight}" rx="${Math.round(box.small * 0.5)}" fill="${palette.deep}"/>${textLine(action, left + buttonWidth / 2, Math.round(buttonTop + buttonHeight * 0.66), { size: box.small, fill: '#fff', weight: 700, anchor: 'middle' })}`
    : ''
  return `${textBlock(lines, left, Math.round(top), size * 1.12, { size, fill: palette.deep, weight: 800, spacing: -0.6 })}${textBlock(small, left, Math.round(smallTop), box.small * 1.3, { size: box.small, fill: '#33453F', weight: 500 })}${button}`
}

/** A banner in the hand of the packs: a sentence on the left, a still life on the right. */
export function bannerArt(spec: BannerSpec): string {
  const box = boxes[spec.size]
  const palette = themePalette(spec.kind, spec.isTurned)
  const text = box.titles.length > 0 ? words(box, palette, spec) : ''
  return svgPicture(
    box.width,
    box.height,
    spec.description ? `${spec.title}. ${spec.description}` : spec.title,
    `<rect width="${box.width}" height="${box.height}" fill="${palette.tint}"/>${life(box, spec)}${text}`,
  )
}

/** The banner at the head of a category's page; `index` 1 tells of trust, 2 of prices. The page itself names the category. */
export function categoryBannerArt(category: string, index: 1 | 2, house = ''): string {
  return index === 1
    ? bannerArt({
        title: 'Verified makers, true prices',
        description: house ? 'Delivered in 24 to 48 hours' : 'Delivered to your door',
        kind: category,
        size: 'category',
        house,
      })
    : bannerArt({
        title: 'Compare and save',
        description: 'The same kind, the best price',
        kind: category,
        size: 'category',
        isTurned: true,
        house,
      })
}

/** An advertisement: a banner of the smaller size with a button. */
export function adArt(title: string, description: string, kind: string, house = ''): string {
  return bannerArt({ title, description, kind, size: 'ad', action: 'Know more', house })
}

/** The picture of an offer card, which says itself how much is off. */
export function offerArt(
  { name, percent, category }: OfferFacts,
  size: 'offer-large' | 'offer-small',
  house = '',
): string {
  return bannerArt({ title: `Flat ${percent}% Off`, description: name, kind: category, size, house })
}
