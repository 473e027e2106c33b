import { type GlyphName, glyph } from '../glyphs.ts'
import { fitText, textLine, textWidth } from '../svg-text.ts'
import { type PackLabel, prescriptionMark, printLabel } from './pack-label.ts'

export interface CartonBox {
  x: number
  y: number
  width: number
  height: number
  /** How far its side goes back. */
  depth: number
}

function face(label: PackLabel, { x, y, width, height }: CartonBox): string {
  const { deep, main, tint, accent } = label.palette
  const right = x + width
  const bottom = y + height
  const sheet = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`
  switch (label.style) {
    case 0:
      return `${sheet}<path d="M${x} ${bottom - height * 0.3}q${width * 0.35} -${height * 0.16} ${width * 0.62} 0t${width * 0.38} -${height * 0.06}V${bottom}H${x}z" fill="${main}"/><path d="M${x} ${bottom - height * 0.2}q${width * 0.35} -${height * 0.12} ${width * 0.62} 0t${width * 0.38} -${height * 0.05}V${bottom}H${x}z" fill="${deep}"/>`
    case 1:
      return `${sheet}<rect x="${x}" y="${y}" width="${width * 0.055}" height="${height}" fill="${accent}"/><rect x="${x + width * 0.055}" y="${y}" width="${width * 0.05}" height="${height}" fill="${main}"/><rect x="${x}" y="${bottom - height * 0.22}" width="${width}" height="${height * 0.22}" fill="${deep}"/>`
    case 2:
      return `${sheet}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tint}"/><path d="M${right} ${y}v${height}h-${width * 0.34}z" fill="${main}" opacity=".28"/><path d="M${x} ${bottom - height * 0.22}H${right}V${bottom}H${x}z" fill="${main}"/><path d="M${right} ${bottom - height * 0.22}v${height * 0.22}h-${width * 0.22}z" fill="${accent}"/>`
    default:
      return `${sheet}<circle cx="${right - width * 0.06}" cy="${y + height * 0.12}" r="${height * 0.34}" fill="${tint}"/><circle cx="${right - width * 0.02}" cy="${y + height * 0.04}" r="${height * 0.2}" fill="${main}" opacity=".85"/><rect x="${x}" y="${bottom - height * 0.24}" width="${width}" height="${height * 0.05}" fill="${accent}"/><rect x="${x}" y="${bottom - height * 0.2}" width="${width}" height="${height * 0.2}" fill="${deep}"/>`
  }
}

/** A cardboard box seen from the front with a side and a lid, printed with the label; `picture` is drawn on it for devices. */
export function carton(label: PackLabel, box: CartonBox, picture?: GlyphName): string {
  const { x, y, width, height, depth } = box
  const { deep, main, tint } = label.palette
  const right = x + width
  const bottom = y + height
  const rise = depth * 0.62
  const clip = `<clipPath id="c"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`
  const side = `<path d="M${right} ${y}l${depth} -${rise}v${height}L${right} ${bottom}z" fill="${label.style === 2 ? main : deep}"/><path d="M${right} ${y}l${depth} -${rise}v${height}L${right} ${bottom}z" fill="#000" opacity=".12"/>`
  const lid = `<path d="M${x} ${y}l${depth} -${rise}h${width}L${right} ${y}z" fill="${tint}"/><path d="M${x} ${y}l${depth} -${rise}h${width}L${right} ${y}z" fill="#fff" opacity=".35"/>`
  const inset = label.style === 1 ? width * 0.15 : width * 0.075
  const textRight = picture ? width * 0.36 : label.style === 3 ? width * 0.12 : width * 0.06
  const isSmall = width < 200
  const footerSize = isSmall ? 12 : 14
  const brandName = fitText(label.brand, width - inset - 42, 1, isSmall ? [13, 11] : [15, 13, 11])
  const brand = textLine(brandName.lines[0] ?? '', x + inset, y + height * 0.14, {
    size: brandName.size,
    fill: main,
    weight: 700,
  })
  const text = printLabel(label, {
    x: x + inset,
    y: y + height * 0.19,
    width: width - inset - textRight,
    anchor: 'start',
    maxLines: picture ? 4 : height > width || textWidth(label.title, 26) > width * 1.55 ? 3 : 2,
    sizes: isSmall ? [26, 23, 20, 18, 16] : [38, 34, 30, 27, 24, 21, 19],
    smallLines: 2,
    smallSize: isSmall ? 11 : 13.5,
    ink: deep,
    softInk: '#47564F',
    maxBottom: bottom - height * (label.style === 0 ? 0.42 : 0.28),
  })
  const footerFits = textWidth(label.footer, footerSize) < width - inset - 8
  const footer = textLine(label.footer, x + inset, bottom - height * 0.065, {
    size: footerFits ? footerSize : footerSize - 3,
    fill: '#fff',
    weight: 600,
  })
  const mark = label.isPrescriptionNeeded ? prescriptionMark(right - 34, y, 24) : ''
  const drawn = picture
    ? glyph(picture, right - width * 0.39, y + height * 0.2, width * 0.33, deep, tint)
    : ''
  return `${clip}${lid}${side}<g clip-path="url(#c)">${face(label, box)}</g><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#10231F" stroke-opacity=".1"/>${brand}${text}${footer}${drawn}${mark}`
}
