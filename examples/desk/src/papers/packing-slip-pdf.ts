import type { LaterLine, ParcelPaper, ParcelPaperLine } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { addressLines } from '@dawakit/widgets/invoice-pdf'
import {
  BODY,
  BRAND,
  type Column,
  EDGE,
  MUTED,
  openPaper,
  PAGE,
  type Paper,
  SMALL,
  type Table,
  TINT,
  WARNING_TINT,
} from '@dawakit/widgets/paper'
import type { Words } from '../language/use-words.ts'
import { dateOf } from '../layout/times.ts'
import { drawTable } from './draw-table.ts'
import { drawPageNumbers } from './page-numbers.ts'
import { expiryText, productMarks, productText } from './product-text.ts'
import { drawQrCode } from './qr-on-paper.ts'

const RIGHT = PAGE.width - PAGE.margin
const QR_SIDE = 20
/** Facts beside each other. */
const ACROSS = 4

/** What lies in a parcel: who sends it to whom, its pieces with batch, expiry, MRP and HSN, and what comes later. */
export async function createPackingSlipPdf(paperOf: ParcelPaper, words: Words): Promise<Paper['pdf']> {
  const title = words('papers.packingSlip.title')
  const { orderNumber, parcel, sender } = paperOf
  const paper = await openPaper(words, {
    title: `${title} ${orderNumber}`,
    author: sender.name,
    subject: orderNumber,
  })
  drawHead(paper, paperOf)
  drawParties(paper, paperOf)
  drawFacts(paper, paperOf)
  drawTable(paper, lineTable(words), paperOf.lines)
  if (paperOf.later.length > 0) {
    paper.y += 4
    paper.needs(30)
    paper.write(words('papers.packingSlip.later'), PAGE.margin, paper.y, { isBold: true })
    paper.y += 8.5
    drawTable(paper, laterTable(words), paperOf.later)
  }
  drawPageNumbers(paper, words('papers.addressLabel.parcelOf', { number: orderNumber, parcel }))
  return paper.pdf
}

function drawHead(paper: Paper<Words>, { orderNumber, sender, isDemo }: ParcelPaper) {
  const { words } = paper
  const name = { size: 17, isBold: true }
  const [first = '', ...more] = paper.wrap(sender.name, 100, name)
  paper.write(more.length > 0 ? `${first}…` : first, PAGE.margin, paper.y + 7, name)
  paper.write(words('papers.packingSlip.title'), RIGHT - QR_SIDE - 6, paper.y + 7, {
    ...name,
    color: BRAND,
    align: 'right',
  })
  // Scanned into the desk's search, it finds the order.
  drawQrCode(paper, orderNumber, { x: RIGHT - QR_SIDE, y: paper.y, side: QR_SIDE })
  paper.y += QR_SIDE + 4
  paper.fill(PAGE.margin - EDGE, paper.y, RIGHT - PAGE.margin + 2 * EDGE, 0.7, BRAND)
  paper.y += 8
  if (!isDemo) return
  paper.fill(PAGE.margin - EDGE, paper.y - 3, RIGHT - PAGE.margin + 2 * EDGE, 8, WARNING_TINT, 1)
  paper.write(words('papers.demo'), PAGE.margin, paper.y + 2.4, { isBold: true })
  paper.y += 13
}

function drawParties(paper: Paper<Words>, { sender, recipient }: ParcelPaper) {
  const { words } = paper
  const block = (title: string, lines: string[], x: number) => {
    let y = paper.y
    paper.write(title, x, y, { size: SMALL, isBold: true, color: BRAND })
    y += 6
    for (const [index, line] of lines.entries()) {
      for (const part of paper.wrap(line, 84, { isBold: index === 0 })) {
        paper.write(part, x, y, { isBold: index === 0 })
        y += 5
      }
    }
    return y
  }
  const left = block(
    words('papers.packingSlip.from'),
    [
      sender.name,
      sender.address,
      sender.gstin && words('papers.gstin', { number: sender.gstin }),
      sender.drugLicence && words('papers.drugLicence', { number: sender.drugLicence }),
      sender.phone && words('papers.phone', { number: sender.phone }),
    ].filter(Boolean),
    PAGE.margin,
  )
  const right = block(words('papers.packingSlip.for'), [recipient.name, ...addressLines(recipient)], 112)
  paper.y = Math.max(left, right) + 2
}

function drawFacts(paper: Paper<Words>, paperOf: ParcelPaper) {
  const { words } = paper
  const { courier, trackingNumber, collect } = paperOf
  const facts = [
    [words('papers.orderNumber'), paperOf.orderNumber],
    [words('papers.packingSlip.ordered'), dateOf(paperOf.orderedAt)],
    [words('papers.parcel'), String(paperOf.parcel)],
    [words('papers.packingSlip.packed'), dateOf(paperOf.packedAt)],
    [words('papers.packingSlip.courier'), courier],
    [words('papers.packingSlip.tracking'), trackingNumber],
    collect === null
      ? [words('papers.packingSlip.payment'), words('papers.packingSlip.prepaid')]
      : [words('papers.packingSlip.collect'), formatDetailPrice(collect)],
  ].filter(([, value]) => value)
  const room = (RIGHT - PAGE.margin + 2 * EDGE) / ACROSS
  const rows = Math.ceil(facts.length / ACROSS)
  paper.fill(PAGE.margin - EDGE, paper.y, RIGHT - PAGE.margin + 2 * EDGE, rows * 12 + 3, TINT, 2)
  for (const [index, [name = '', value = '']] of facts.entries()) {
    const x = PAGE.margin + 2 + (index % ACROSS) * room
    const y = paper.y + Math.floor(index / ACROSS) * 12
    const ink = { size: BODY, isBold: true }
    paper.write(name, x, y + 6, { size: SMALL, color: MUTED })
    paper.write(value, x, y + 10.7, { ...ink, size: paper.sizeFor(value, room - 4, ink) })
  }
  paper.y += rows * 12 + 11
}

const productColumns = (words: Words): Column<LaterLine>[] => [
  { title: words('papers.product'), x: PAGE.margin, wrap: 74, value: productText },
  { title: words('papers.packageSize'), x: 91, wrap: 26, value: ({ packageSize }) => packageSize },
  {
    title: words('papers.quantity'),
    x: RIGHT,
    width: 13,
    value: ({ quantity }) => String(quantity),
  },
]

const marksBelow = (words: Words) => ({
  x: PAGE.margin,
  width: 74,
  of: (line: LaterLine) => {
    const note = [line.sku, ...productMarks(line, words)].filter(Boolean).join(' · ')
    return note ? [note] : []
  },
})

const laterTable = (words: Words): Table<LaterLine> => ({
  left: PAGE.margin,
  right: RIGHT,
  columns: productColumns(words),
  notes: marksBelow(words),
})

const lineTable = (words: Words): Table<ParcelPaperLine> => ({
  left: PAGE.margin,
  right: RIGHT,
  columns: [
    ...productColumns(words),
    { title: words('papers.packingSlip.batch'), x: 119, wrap: 27, value: ({ batch }) => batch },
    {
      title: words('papers.packingSlip.expiry'),
      x: 148,
      value: ({ expiresOn }) => expiryText(expiresOn),
    },
    {
      title: words('papers.packingSlip.mrp'),
      x: 183,
      width: 20,
      value: ({ mrp }) => (mrp === null ? '' : formatDetailPrice(mrp)),
    },
  ],
  notes: {
    ...marksBelow(words),
    of: (line) => [
      [line.sku, words('papers.packingSlip.hsn', { hsn: line.hsn }), ...productMarks(line, words)]
        .filter(Boolean)
        .join(' · '),
    ],
  },
})
