import type { PictureDrawer } from '@dawakit/core/catalogue'
import { escapeXml } from '@dawakit/core/markup'

const INK = '#44544F'
const TINT = '#EDF1F0'
const EDGE = '#C6D0CD'
/** Width of a bold letter in em, on the wide side: there is no font to ask. */
const EM = 0.68

/** Plain shapes with the name of what they stand for: no colours of a brand, no words of our own. */
export const neutralPictures: PictureDrawer = {
  pack: ({ name }, view) =>
    picture(
      400,
      400,
      name,
      `<rect x="60" y="40" width="280" height="320" rx="16" fill="${TINT}" stroke="${EDGE}" stroke-width="4"/>` +
        (view === 'pack' ? `<path d="M60 92h280" stroke="${EDGE}" stroke-width="4"/>` : '') +
        words(name, { x: 200, y: 212, room: 240, lines: 4, largest: view === 'label' ? 22 : 34 }),
    ),
  categoryIcon: (name) =>
    picture(160, 160, name, `<circle cx="80" cy="80" r="78" fill="${TINT}"/>${letter(name, 80, 84)}`),
  categoryBanner: (name) => picture(1280, 360, name, ground(1280, 360)),
  brandSign: (name) =>
    picture(140, 70, name, ground(140, 70) + words(name, { x: 70, y: 35, room: 120, lines: 2, largest: 22 })),
  banner: ({ title, description }, shape) => {
    const [width, height] = shape === 'wide' ? [1280, 360] : [720, shape === 'phone' ? 400 : 340]
    const room = width * 0.86
    return picture(
      width,
      height,
      description ? `${title}. ${description}` : title,
      ground(width, height) +
        words(title, { x: width / 2, y: height * 0.42, room, lines: 2, largest: 56 }) +
        words(description, { x: width / 2, y: height * 0.76, room, lines: 2, largest: 28 }),
    )
  },
  offer: ({ name }, size) => {
    const width = size === 'large' ? 480 : 320
    return picture(width, 200, name, ground(width, 200))
  },
  storeSign: storeSignIn(INK, '#fff'),
}

/**
 * A shop's sign made of its name: the first letter, and the name beside it.
 *
 * @param colour - Of the ground of the letter, and of the name
 * @param ink - Of the letter
 */
export function storeSignIn(colour: string, ink: string): PictureDrawer['storeSign'] {
  return (sign, storeName) => {
    const badge = `<rect width="48" height="48" rx="12" fill="${colour}"/>${letter(storeName, 24, 26, ink, 28)}`
    if (sign === 'sign') return picture(48, 48, storeName, badge)
    const fill = sign === 'logo' ? colour : '#fff'
    return picture(
      188,
      48,
      storeName,
      badge + words(storeName, { x: 120, y: 24, room: 124, lines: 2, largest: 22, fill }),
    )
  }
}

function picture(width: number, height: number, label: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(label)}" font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle" dominant-baseline="central">${content}</svg>`
}

const ground = (width: number, height: number) => `<rect width="${width}" height="${height}" fill="${TINT}"/>`

function letter(name: string, x: number, y: number, fill = INK, size = 76): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${escapeXml(firstLetter(name))}</text>`
}

/** As people see it: with the signs that belong to it. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}

interface Room {
  /** The middle of the text. */
  x: number
  y: number
  /** Most width of a line. */
  room: number
  /** Most lines; what is longer ends with an ellipsis. */
  lines: number
  /** Font size, smaller where the longest word asks for it. */
  largest: number
  fill?: string
}

function words(text: string, { x, y, room, lines: most, largest, fill = INK }: Room): string {
  const lines = wrap(text, Math.floor(room / (largest * EM)), most)
  const longest = Math.max(1, ...lines.map((line) => line.length))
  const size = Math.min(largest, Math.floor(room / (longest * EM)))
  const top = y - ((lines.length - 1) / 2) * size * 1.2
  return lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${Math.round(top + index * size * 1.2)}" font-size="${size}" fill="${fill}">${escapeXml(line)}</text>`,
    )
    .join('')
}

/** Breaks at spaces; a word longer than a line has one of its own. */
function wrap(text: string, letters: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`]
}
