import { hashOf } from '../../seed/prng.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { fitText, type TextStyle, textBlock, textLine, wrapText } from '../svg-text.ts'

/** What is known of a product when its pack is drawn. */
export interface PackSpec {
  name: string
  brand: string
  dosageForm: string
  packageSize: string
  /** 'Paracetamol (500mg)', in order; empty for general goods. */
  salts: readonly string[]
  isPrescriptionNeeded: boolean
  isColdChainNeeded: boolean
  /** Category and sub-category, for the drawing on the carton of a device. */
  shelf: string
}

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
export function labelOf(spec: PackSpec): PackLabel {
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

/** Title and composition, at the largest size that fits. Returns the drawing and where it ends. */
export function printLabel(label: PackLabel, box: LabelBox): { drawing: string; bottom: number } {
  const { size, lines } = fitText(label.title, box.width, box.maxLines, box.sizes)
  const x = box.anchor === 'middle' ? box.x + box.width / 2 : box.x
  const title: TextStyle = { size, fill: box.ink, weight: 800, anchor: box.anchor, spacing: -0.4 }
  const leading = size * 1.06
  const firstLine = box.y + size * 0.86
  const smallSize = box.smallSize ?? 13
  const smallTop = firstLine + (lines.length - 1) * leading + smallSize * 1.55
  const room =
    box.maxBottom === undefined
      ? box.smallLines
      : Math.floor((box.maxBottom - smallTop) / (smallSize * 1.25)) + 1
  const smallLines = Math.min(box.smallLines, room)
  const small = smallLines < 1 ? [] : wrapText(label.subtitle, box.width, smallSize, smallLines)
  const drawing =
    textBlock(lines, x, firstLine, leading, title) +
    textBlock(small, x, smallTop, smallSize * 1.25, {
      size: smallSize,
      fill: box.softInk,
      weight: 500,
      anchor: box.anchor,
    })
  const bottom =
    small.length === 0
      ? firstLine + (lines.length - 1) * leading
      : smallTop + (small.length - 1) * smallSize * 1.25
  return { drawing, bottom }
}

/** The red line and the letters that packs of prescription medicines carry. */
export function prescriptionMark(x: number, y: number, height: number): string {
  return (
    `<rect x="${x}" y="${y}" width="32" height="${height}" fill="#fff"/><rect x="${x}" y="${y}" width="3.5" height="${height}" fill="#C62828"/>` +
    textLine('Rx', x + 8, y + 13, { size: 14, fill: '#C62828', weight: 700 })
  )
}
