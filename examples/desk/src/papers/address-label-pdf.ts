import type { ParcelPaper } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { addressLines, fullMobileNumber } from '@dawakit/widgets/invoice-pdf'
import { INK, type Ink, openPaper, type Paper, type PaperPage } from '@dawakit/widgets/paper'
import type { Words } from '../language/use-words.ts'
import { drawQrCode } from './qr-on-paper.ts'

/** A label of 100 × 150 mm, as label printers and couriers have it. */
const LABEL: PaperPage = { width: 100, height: 150, margin: 6, footer: 0 }
const WIDTH = LABEL.width - 2 * LABEL.margin
const QR_SIDE = 24
/** Where the recipient ends and the bands begin. */
const TO_END = 84
const FROM_TOP = 118
/** A line is so high, by its points. */
const LINE_MM = 0.46
/** A long address is set smaller until it fits. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6]

/** A quarter of an A4 is 105 × 148.5 mm: a label at full size, less 1.5 mm of the white below it. */
const SHEET: PaperPage = { width: 210, height: 297, margin: 0, footer: 0 }
const QUARTER = { width: SHEET.width / 2, height: SHEET.height / 2 }
/** How many stand on a sheet. */
export const LABELS_A_SHEET = 4

interface Block {
  text: string
  ink: Ink
}

/** Where a label begins on its page, in millimetres. */
interface Corner {
  x: number
  y: number
}

/** What is stuck onto a parcel, on one label whatever the address. */
export async function createAddressLabelPdf(paperOf: ParcelPaper, words: Words): Promise<Paper['pdf']> {
  const { orderNumber, sender } = paperOf
  const paper = await openPaper(words, {
    title: `${words('papers.addressLabel.title')} ${orderNumber}`,
    author: sender.name,
    subject: orderNumber,
    page: LABEL,
  })
  drawLabel(paper, paperOf, { x: 0, y: 0 })
  return paper.pdf
}

/** Labels of several parcels, four on an A4, to be cut along its middles: for a printer that has no paper of 100 × 150 mm. */
export async function createLabelSheetPdf(
  papersOf: readonly [ParcelPaper, ...ParcelPaper[]],
  words: Words,
): Promise<Paper['pdf']> {
  const paper = await openPaper(words, {
    title: words('papers.addressLabel.sheet'),
    author: papersOf[0].sender.name,
    subject: papersOf.map(({ orderNumber }) => orderNumber).join(', '),
    page: SHEET,
  })
  for (const [index, paperOf] of papersOf.entries()) {
    const place = index % LABELS_A_SHEET
    if (place === 0) {
      if (index > 0) paper.pdf.addPage()
      drawCuts(paper)
    }
    const x = (place % 2) * QUARTER.width + (QUARTER.width - LABEL.width) / 2
    drawLabel(paper, paperOf, { x, y: Math.floor(place / 2) * QUARTER.height })
  }
  return paper.pdf
}

function drawCuts({ pdf }: Paper) {
  pdf.setDrawColor(INK)
  pdf.setLineWidth(0.1)
  pdf.setLineDashPattern([1, 2], 0)
  pdf.line(QUARTER.width, 0, QUARTER.width, SHEET.height)
  pdf.line(0, QUARTER.height, SHEET.width, QUARTER.height)
  pdf.setLineDashPattern([], 0)
}

function drawLabel(paper: Paper<Words>, paperOf: ParcelPaper, corner: Corner) {
  drawRecipient(paper, paperOf, corner)
  drawBands(paper, paperOf, corner)
  drawSender(paper, paperOf, corner)
}

function drawRecipient(paper: Paper<Words>, { recipient }: ParcelPaper, { x, y }: Corner) {
  const { words } = paper
  const where = addressLines({ ...recipient, contactNumber: '', pincode: '' })
  const blocks: Block[] = [
    { text: words('papers.addressLabel.to'), ink: { size: 8, isBold: true } },
    { text: recipient.name, ink: { size: 16, isBold: true } },
    ...where.map((text) => ({ text: text.trim(), ink: { size: 12 } })),
    { text: recipient.pincode, ink: { size: 30, isBold: true } },
    { text: fullMobileNumber(recipient.contactNumber), ink: { size: 14, isBold: true } },
  ]
  paper.y = y + LABEL.margin
  drawBlocks(paper, blocks, { left: x + LABEL.margin, width: WIDTH, height: TO_END - LABEL.margin })
}

/** Cash, cold, order and courier, from the recipient down. */
function drawBands(paper: Paper<Words>, paperOf: ParcelPaper, { x, y }: Corner) {
  const left = x + LABEL.margin
  const { words } = paper
  const { collect, isColdChain, courier, trackingNumber } = paperOf
  const band = (text: string, isDark: boolean) => {
    const height = 8.6
    if (isDark) paper.fill(left, paper.y, WIDTH, height, INK, 1)
    else {
      paper.pdf.setDrawColor(INK)
      paper.pdf.setLineWidth(0.4)
      paper.pdf.roundedRect(left, paper.y, WIDTH, height, 1, 1)
    }
    const ink = { size: 14, isBold: true, color: isDark ? '#ffffff' : INK }
    paper.write(text, left + 3, paper.y + 6.2, { ...ink, size: paper.sizeFor(text, WIDTH - 6, ink) })
    paper.y += height + 1.4
  }
  paper.y = y + TO_END + 1
  if (collect === null) band(words('papers.addressLabel.prepaid'), false)
  else band(words('papers.addressLabel.collect', { amount: formatDetailPrice(collect) }), true)
  if (isColdChain) band(words('papers.coldChain'), true)
  paper.y += 3.6
  const number = words('papers.addressLabel.parcelOf', {
    number: paperOf.orderNumber,
    parcel: paperOf.parcel,
  })
  const sentBy =
    courier === '' ? '' : words('papers.addressLabel.sentBy', { courier, number: trackingNumber })
  for (const text of [number, trackingNumber === '' ? courier : sentBy].filter(Boolean)) {
    const ink = { size: 12, isBold: true }
    paper.write(text, left, paper.y, { ...ink, size: paper.sizeFor(text, WIDTH, ink) })
    paper.y += 5.4
  }
}

function drawSender(paper: Paper<Words>, { sender, orderNumber, isDemo }: ParcelPaper, { x, y }: Corner) {
  const { words } = paper
  const left = x + LABEL.margin
  const right = left + WIDTH
  paper.rule(y + FROM_TOP - 1, left, right)
  const blocks: Block[] = [
    { text: words('papers.addressLabel.from'), ink: { size: 8, isBold: true } },
    { text: sender.name, ink: { size: 10, isBold: true } },
    { text: sender.address, ink: { size: 9 } },
    { text: sender.phone && words('papers.phone', { number: sender.phone }), ink: { size: 9 } },
    { text: isDemo ? words('papers.demo') : '', ink: { size: 8 } },
  ]
  paper.y = y + FROM_TOP
  drawBlocks(
    paper,
    blocks.filter(({ text }) => text),
    { left, width: WIDTH - QR_SIDE - 6, height: LABEL.height - LABEL.margin - FROM_TOP },
  )
  // Scanned into the desk's search, it finds the order.
  drawQrCode(paper, orderNumber, { x: right - QR_SIDE, y: y + FROM_TOP + 3, side: QR_SIDE })
}

/** Sets what stands below each other, as large as there is room for. */
function drawBlocks(
  paper: Paper,
  blocks: readonly Block[],
  room: { left: number; width: number; height: number },
) {
  const linesAt = (scale: number) =>
    blocks.flatMap(({ text, ink }) => {
      const scaled = { ...ink, size: (ink.size ?? 12) * scale }
      return paper.wrap(text, room.width, scaled).map((line) => ({ line, ink: scaled }))
    })
  const heightOf = (lines: ReturnType<typeof linesAt>) =>
    lines.reduce((sum, { ink }) => sum + ink.size * LINE_MM, 0)
  const fitting = SCALES.map(linesAt).find((lines) => heightOf(lines) <= room.height)
  const end = paper.y + room.height
  for (const { line, ink } of fitting ?? linesAt(SCALES.at(-1) ?? 1)) {
    if (paper.y + ink.size * LINE_MM > end + 0.1) break
    paper.y += ink.size * LINE_MM
    paper.write(line, room.left, paper.y - ink.size * 0.09, ink)
  }
}
