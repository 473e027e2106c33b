import { type GlyphName, glyph } from '../glyphs.ts'
import { contactShadow, type Palette } from '../palette.ts'
import { fitText, textLine } from '../svg-text.ts'
import { type Panel, printPanel, type Rect, uncovered } from './label-panel.ts'
import { type PackLabel, prescriptionMark } from './pack-label.ts'

export interface CartonBox extends Rect {
  /** How far its side goes back. */
  depth: number
}

/** Part of the face that the coloured foot takes. */
const FOOT = 0.2

/** The maker's print: `foot` is where the colours of the lower part begin. */
function face(
  style: number,
  { deep, main, tint, accent }: Palette,
  { x, y, width, height }: Rect,
  foot: number,
): string {
  const right = x + width
  const bottom = y + height
  switch (style) {
    case 0:
      return `<path d="M${x} ${foot + 10}q${width * 0.3} -26 ${width * 0.6} -4t${width * 0.4} -10V${bottom}H${x}z" fill="${main}"/><path d="M${x} ${foot + 24}q${width * 0.3} -22 ${width * 0.6} -2t${width * 0.4} -10V${bottom}H${x}z" fill="${deep}"/>`
    case 1:
      return `<path d="M${x} ${y}h${width * 0.05}V${bottom}H${x}z" fill="${accent}"/><path d="M${x + width * 0.05} ${y}h${width * 0.03}V${bottom}h-${width * 0.03}z" fill="${main}"/><path d="M${x} ${foot}h${width}V${bottom}H${x}z" fill="${deep}"/>`
    case 2:
      return `<path d="M${x} ${y}h${width}V${bottom}H${x}z" fill="${tint}"/><path d="M${right} ${y}V${bottom}h-${width * 0.34}z" fill="#fff" opacity=".5"/><path d="M${x} ${foot}h${width}V${bottom}H${x}z" fill="${main}"/><path d="M${x} ${foot}h${width}v6H${x}z" fill="${deep}"/>`
    default:
      return `<path d="M${x} ${y}h${width}v9H${x}z" fill="${main}"/><path d="M${x} ${foot}h${width}V${bottom}H${x}z" fill="${deep}"/><path d="M${x} ${foot - 7}h${width}v7H${x}z" fill="${accent}"/>`
  }
}

/** What stands before a carton, across its foot or at its side. */
export interface Cover extends Rect {
  drawing: string
  /** Of many colours: the carton behind it is light. */
  isColourful?: boolean
}

function panelOf(label: PackLabel, box: CartonBox, free: Rect, isFootSeen: boolean): Panel {
  const isNarrow = box.width < 220
  return {
    ...free,
    align: 'start',
    titles: isNarrow ? [33, 30, 27, 24, 21.5, 19, 17, 15, 13] : [46, 42, 38, 34, 30, 27, 24, 21, 18, 16, 14],
    maxLines: isNarrow ? 5 : 4,
    small: isNarrow ? 14 : 16,
    ink: label.palette.deep,
    brandInk: label.palette.main,
    brandSize: isNarrow ? 15.5 : 18,
    brandMargin: label.isPrescriptionNeeded ? 30 : 0,
    isWithoutSize: isFootSeen,
  }
}

/** A sign in a disc on the lower part of a face, for what has no form of its own. */
function signed({ x, y, width, height }: CartonBox, sign: GlyphName, { deep, tint }: Palette): Cover {
  const radius = width * 0.215
  const top = y + height * (1 - FOOT) - radius * 2 - 10
  const middle = x + width - radius - 14
  const side = radius * 1.3
  return {
    x,
    y: top,
    width,
    height: radius * 2,
    drawing: `<circle cx="${middle}" cy="${top + radius}" r="${radius}" fill="${tint}" stroke="#fff" stroke-width="4"/>${glyph(sign, middle - side / 2, top + radius - side / 2, side, deep, '#fff')}`,
  }
}

/** A cardboard box seen from the front with a side and a lid, printed with the label where nothing stands before it. */
function carton(label: PackLabel, box: CartonBox, cover: Cover, isFootSeen: boolean): string {
  const { x, y, width, height, depth } = box
  const { palette, style } = label
  const { deep, main, tint } = palette
  const right = x + width
  const rise = depth * 0.6
  const inset = style === 1 ? width * 0.12 : 16
  const inner = {
    x: x + inset,
    y: y + 17,
    width: width - inset - 12,
    height: height * (isFootSeen ? 1 - FOOT : 1) - 25,
  }
  const panel = panelOf(
    label,
    box,
    uncovered(inner, { ...cover, x: cover.x - 6, y: cover.y - 8 }),
    isFootSeen,
  )
  const foot = isFootSeen ? y + height * (1 - FOOT) : panel.y + panel.height + 4
  const inks = cover.isColourful ? { ...palette, deep: tint, main: tint } : palette
  const side = `M${right} ${y}l${depth} -${rise}v${height}l-${depth} ${rise}z`
  const edge = `M${x} ${y}h${width}v${height}h-${width}z`
  const footer = fitText(label.footer, width - 32, 1, width < 220 ? [15, 13, 11.5, 10] : [18, 16, 14, 12])
  const band = y + height - (height * FOOT) / 2 + footer.size * (style === 0 ? 0.6 : 0.36)
  const size = isFootSeen
    ? textLine(footer.lines[0] ?? '', panel.x, band, { size: footer.size, fill: '#fff', weight: 600 })
    : ''
  return `${contactShadow(x - 6, right + depth + 6, y + height - 4)}<path d="M${x} ${y}l${depth} -${rise}h${width}l-${depth} ${rise}z" fill="${tint}"/><path d="${side}" fill="${style === 2 ? main : deep}"/><path d="${side}" opacity=".14"/><path d="${edge}" fill="#fff"/>${face(style, inks, box, foot)}<path d="${edge}" fill="none" stroke="#10231F" stroke-opacity=".1"/>${printPanel(label, panel)}${size}${label.isPrescriptionNeeded ? prescriptionMark(right - 36, style === 3 ? y + 9 : y) : ''}${cover.drawing}`
}

/** The box by itself, with a sign of what is in it. */
export const signedCarton = (label: PackLabel, box: CartonBox, sign: GlyphName): string =>
  carton(label, box, signed(box, sign, label.palette), true)

/** The box by itself, printed all over. */
export const plainCarton = (label: PackLabel, box: CartonBox): string =>
  carton(label, box, { x: 400, y: 400, width: 0, height: 0, drawing: '' }, true)

/** The box that lies behind what is laid across its foot. */
export const behindLying = (label: PackLabel, cover: Cover): string =>
  carton(label, { x: 36, y: 58, width: 288, height: 292, depth: 38 }, cover, false)

/** The box that stands beside a bottle. */
export const behindStanding = (label: PackLabel, cover: Cover): string =>
  carton(label, { x: 30, y: 66, width: 204, height: 298, depth: 30 }, cover, true)
