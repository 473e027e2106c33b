import { textLine } from '../svg-text.ts'
import { type PackLabel, printLabel } from './pack-label.ts'

export interface MiddleBox {
  x: number
  y: number
  width: number
  ink: string
  brandInk: string
  sizes?: readonly number[]
  maxLines?: number
  smallSize?: number
  smallLines?: number
  /** Small print that would fall below is left out. */
  maxBottom?: number
}

/** Brand, title and composition, centred. */
export function middleLabel(label: PackLabel, box: MiddleBox): string {
  const middle = box.x + box.width / 2
  const brandSize = box.width < 110 ? 11 : 15
  const brand = textLine(label.brand, middle, box.y + brandSize, {
    size: brandSize,
    fill: box.brandInk,
    weight: 700,
    anchor: 'middle',
  })
  const text = printLabel(label, {
    x: box.x,
    y: box.y + brandSize * 1.5,
    width: box.width,
    anchor: 'middle',
    maxLines: box.maxLines ?? 3,
    sizes: box.sizes ?? [32, 28, 25, 22, 19, 17],
    smallLines: box.smallLines ?? 2,
    smallSize: box.smallSize ?? 13,
    ink: box.ink,
    softInk: '#47564F',
    ...(box.maxBottom === undefined ? {} : { maxBottom: box.maxBottom }),
  })
  return brand + text
}
