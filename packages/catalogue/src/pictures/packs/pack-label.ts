import type { PackFacts } from '@dawakit/core/catalogue'
import { hashOf } from '../../prng.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { PLAIN, type TextStyle, textBlock, textLine, wrapText } from '../svg-text.ts'

/** What is printed on a pack, and how the maker prints. */
export interface PackLabel {
  brand: string
  title: string
  subtitle: string
  footer: string
  isPrescriptionNeeded: boolean
  palette: Palette
  /** The house's layout, 0 to 3. */
  style: number
  /** 0 up to 1, the product's own, for the colour of a pill. */
  chance: number
}

const formWords =
  /\s+(Soft Gelatin Capsule|Effervescent Tablet|Sublingual Tablet|Chewable Tablet|Vaginal Tablet|Tablet (SR|GR|DT|MD)|Tablet|Capsule( SR)?|Oral (Suspension|Solution|Drops)|Dry Syrup|Syrup|Eye (Drops|Ointment)|Ear Drops|Nasal (Drops|Spray)|Injection|Cartridge|Prefilled Pen|Dusting Powder|Lozenge|Inhaler|Rotacap|Respules|Suppository)(\s+\d+('s|ml|g))?$/

function strengthless(salt: string): string {
  return salt.replace(/\s*\(.*\)$/, '')
}

/** Takes apart the product's name: the brand stands alone, the form and the size go to the small print. */
export function labelOf(spec: PackFacts): PackLabel {
  const bare = spec.name.replace(/\s*\([^)]*\)/, '').replace(/\s+\d+(ml|g|'s)$/, '')
  const form = formWords.exec(bare)?.[0].trim() ?? ''
  const size = spec.packageSize.split(' of ').at(-1) ?? ''
  let title = form === '' ? bare : bare.slice(0, -form.length).trim()
  if (spec.salts.length === 0) {
    if (title.startsWith(`${spec.brand} `)) title = title.slice(spec.brand.length + 1)
    if (size !== '' && title.endsWith(` ${size}`)) title = title.slice(0, -size.length - 1)
  }
  const composition =
    spec.salts.length > 2 ? spec.salts.map(strengthless) : spec.salts.map((salt) => salt.replace(/[()]/g, ''))
  return {
    brand: spec.brand,
    title,
    subtitle: spec.salts.length === 0 ? '' : composition.join(' + '),
    footer: spec.packageSize,
    isPrescriptionNeeded: spec.isPrescriptionNeeded,
    palette: paletteOf(`${spec.brand} ${spec.shelf}`),
    style: hashOf(spec.brand) % 4,
    chance: (hashOf(spec.name) % 1000) / 1000,
  }
}

export interface LabelBox {
  x: number
  /** Top of the text. */
  y: number
  width: number
  anchor: 'start' | 'middle'
  maxLines: number
  sizes: readonly number[]
  /** Lines of the small print below the title. */
  smallLines: number
  smallSize?: number
  ink: string
  softInk: string
  /** Small print that would fall below is left out. */
  maxBottom?: number
}

/** How much smaller than it could be a title may get so that the whole composition stands below it. */
const LEAST_TITLE = 0.66

interface Print {
  size: number
  lines: string[]
  leading: number
  firstLine: number
  small: string[]
  smallSize: number
  smallTop: number
}

function layOut(label: PackLabel, box: LabelBox, size: number, smallSize: number): Print {
  const lines = wrapText(label.title, box.width, size, box.maxLines)
  const leading = size * 1.06
  const firstLine = box.y + size * 0.86
  const smallTop = firstLine + (lines.length - 1) * leading + smallSize * 1.55
  const room =
    box.maxBottom === undefined
      ? box.smallLines
      : Math.floor((box.maxBottom - smallTop) / (smallSize * 1.25)) + 1
  const smallLines = Math.min(box.smallLines, room)
  const small = smallLines < 1 ? [] : wrapText(label.subtitle, box.width / PLAIN, smallSize, smallLines)
  return { size, lines, leading, firstLine, small, smallSize, smallTop }
}

const isCut = (lines: readonly string[]) => lines.some((line) => line.endsWith('…'))

/** Title and composition: the largest at which nothing is cut, else the largest title that fits. */
export function printLabel(label: PackLabel, box: LabelBox): string {
  const smallSize = box.smallSize ?? 13
  const isTitleWhole = ({ lines, firstLine, leading }: Print) =>
    !isCut(lines) && firstLine + (lines.length - 1) * leading <= (box.maxBottom ?? Number.POSITIVE_INFINITY)
  const isAllWhole = ({ small }: Print) =>
    !isCut(small) && (small.length > 0 || label.subtitle === '' || box.smallLines === 0)
  const prints = box.sizes.map((size) => layOut(label, box, size, smallSize))
  const largest = prints.find(isTitleWhole) ?? layOut(label, box, box.sizes.at(-1) ?? smallSize, smallSize)
  const tries = prints
    .filter((print) => isTitleWhole(print) && print.size >= largest.size * LEAST_TITLE)
    .flatMap((print) => [print, layOut(label, box, print.size, smallSize * 0.86)])
  const { size, lines, leading, firstLine, small, ...print } = tries.find(isAllWhole) ?? largest
  const x = box.anchor === 'middle' ? box.x + box.width / 2 : box.x
  const title: TextStyle = { size, fill: box.ink, weight: 800, anchor: box.anchor, spacing: -0.4 }
  return (
    textBlock(lines, x, firstLine, leading, title) +
    textBlock(small, x, print.smallTop, print.smallSize * 1.25, {
      size: print.smallSize,
      fill: box.softInk,
      weight: 500,
      anchor: box.anchor,
    })
  )
}

/** The red line and the letters that packs of prescription medicines carry. */
export function prescriptionMark(x: number, y: number, height: number): string {
  return (
    `<rect x="${x}" y="${y}" width="32" height="${height}" fill="#fff"/><rect x="${x}" y="${y}" width="3.5" height="${height}" fill="#C62828"/>` +
    textLine('Rx', x + 8, y + 13, { size: 14, fill: '#C62828', weight: 700 })
  )
}
