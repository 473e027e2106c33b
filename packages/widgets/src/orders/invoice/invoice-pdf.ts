import type { Invoice, InvoiceLine } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import type { jsPDF } from 'jspdf'
import { openPaper } from '../../ground/paper/open-paper.ts'
import {
  BODY,
  BRAND,
  EDGE,
  FONT,
  INK,
  MUTED,
  PAGE,
  type Paper as PaperOf,
  RIGHT,
  SMALL,
  TINT,
  WARNING_TINT,
} from '../../ground/paper/paper.ts'
import {
  type Column,
  drawRow,
  drawTitles,
  LEADING,
  ROW_GAP,
  rowHeight,
  type Table,
} from '../../ground/paper/paper-table.ts'
import {
  addressLines,
  discountNote,
  type InvoiceWords,
  invoiceFacts,
  invoiceLines,
  invoiceTotals,
  lineNotes,
  lineTax,
} from './invoice-rows.ts'
import { taxSummaryTable } from './tax-summary-rows.ts'

type Paper = PaperOf<InvoiceWords>

const WIDTH = RIGHT - PAGE.margin + 2 * EDGE
const ITEM = { x: 21, wrap: 45 }
/** Below the figures of its row, a note may be wider than the item. */
const NOTE_WIDTH = 120

const lineTable = (words: InvoiceWords): Table<InvoiceLine> => ({
  left: PAGE.margin,
  right: RIGHT,
  notes: { x: ITEM.x, width: NOTE_WIDTH, of: (line) => lineNotes(line, words) },
  columns: [
    { title: words.labels.columns.position, x: PAGE.margin, value: (_, position) => String(position) },
    { title: words.labels.columns.item, ...ITEM, value: (line) => line.name },
    { title: words.labels.columns.hsn, x: 67.5, value: (line) => line.hsnCode },
    { title: words.labels.columns.quantity, x: 91, width: 8, value: (line) => String(line.quantity) },
    {
      title: words.labels.columns.price,
      x: 109.5,
      width: 17,
      value: (line) => formatDetailPrice(line.unitPrice),
    },
    {
      title: words.labels.columns.discount,
      x: 127,
      width: 16.5,
      value: (line) => formatDetailPrice(line.discount),
    },
    {
      title: words.labels.columns.taxable,
      x: 147,
      width: 19,
      value: (line) => formatDetailPrice(line.taxable),
    },
    {
      title: words.labels.columns.tax,
      x: 174,
      width: 26,
      value: (line) => `${lineTax(line)} (${line.gstRate}%)`,
    },
    {
      title: words.labels.columns.total,
      x: RIGHT,
      width: 20.5,
      value: (line) => formatDetailPrice(line.total),
    },
  ],
})

/** The file's name without its ending. */
export const invoiceFileName = (orderId: string) => `InvoiceNo-${orderId}`

/** The invoice as a PDF of real text, on as many A4 pages as it takes. */
export async function createInvoicePdf(invoice: Invoice, words: InvoiceWords): Promise<jsPDF> {
  const paper = await openPaper(words, {
    title: `${words.labels.title} ${invoice.invoiceNumber}`,
    author: invoice.seller.name,
    subject: invoice.orderNumber,
  })
  drawHead(paper, invoice)
  if (invoice.isDemo) drawDemo(paper)
  drawParties(paper, invoice)
  drawFacts(paper, invoice)
  drawLines(paper, invoice)
  drawSums(paper, invoice)
  drawFooters(paper, invoice)
  return paper.pdf
}

/** The seller's sign, made of the name, the name, and what this paper is. */
function drawHead(paper: Paper, { seller }: Invoice) {
  const [initial = ''] = seller.name
  const side = 13
  paper.fill(PAGE.margin - EDGE, paper.y, side, side, BRAND, 3)
  paper.pdf.setFont(FONT, 'bold')
  paper.pdf.setFontSize(22)
  const left = PAGE.margin - EDGE + (side - paper.pdf.getTextWidth(initial)) / 2
  paper.write(initial, left, paper.y + 9.4, { size: 22, isBold: true, color: '#ffffff' })
  const [name = '', ...more] = paper.wrap(seller.name, 108, { size: 17, isBold: true })
  paper.write(more.length > 0 ? `${name}…` : name, PAGE.margin + side + 2, paper.y + 8.6, {
    size: 17,
    isBold: true,
  })
  paper.write(paper.words.labels.title, RIGHT, paper.y + 8.6, {
    size: 17,
    isBold: true,
    color: BRAND,
    align: 'right',
  })
  paper.y += side + 3
  paper.fill(PAGE.margin - EDGE, paper.y, WIDTH, 0.7, BRAND)
  paper.y += 8
}

/** Before anything that could be taken for a sale. */
function drawDemo(paper: Paper) {
  paper.fill(PAGE.margin - EDGE, paper.y - 3, WIDTH, 8, WARNING_TINT, 1)
  paper.write(paper.words.labels.demo, PAGE.margin, paper.y + 2.4, { isBold: true })
  paper.y += 13
}

function drawParties(paper: Paper, { seller, billTo }: Invoice) {
  const { labels } = paper.words
  const block = (title: string, lines: string[], x: number) => {
    let y = paper.y
    paper.write(title, x, y, { size: SMALL, isBold: true, color: BRAND })
    y += 1
    for (const [index, line] of lines.entries()) {
      for (const part of paper.wrap(line, 84, { isBold: index === 0 })) {
        y += 5
        paper.write(part, x, y, { isBold: index === 0 })
      }
    }
    return y
  }
  const sellerEnd = block(
    labels.soldBy,
    [
      seller.name,
      seller.address,
      `${seller.state} (${seller.stateCode})`,
      `${labels.gstin}: ${seller.gstin}`,
      `${labels.drugLicence}: ${seller.drugLicence}`,
      [seller.phone, seller.email].filter(Boolean).join(' · '),
    ].filter(Boolean),
    PAGE.margin,
  )
  const buyerEnd = block(labels.billTo, [billTo.name, ...addressLines(billTo)], 112)
  paper.y = Math.max(sellerEnd, buyerEnd) + 6
}

/** Number, dates and the like, four beside each other on a tinted ground. */
function drawFacts(paper: Paper, invoice: Invoice) {
  const across = 4
  const room = WIDTH / across
  const facts = (paper.words.facts ?? invoiceFacts(invoice, paper.words)).map(([name, value]) => {
    if (value.includes(' '))
      return { name, size: BODY, values: paper.wrap(value, room - 5, { isBold: true }) }
    // A number is copied as a whole: it is set smaller and not broken.
    return { name, size: paper.sizeFor(value, room - 5, { isBold: true }), values: [value] }
  })
  const rows = Array.from({ length: Math.ceil(facts.length / across) }, (_, row) =>
    facts.slice(row * across, (row + 1) * across),
  )
  const heightOf = (row: typeof facts) => 8 + Math.max(...row.map(({ values }) => values.length)) * LEADING
  paper.fill(
    PAGE.margin - EDGE,
    paper.y,
    WIDTH,
    rows.reduce((sum, row) => sum + heightOf(row), 3),
    TINT,
    2,
  )
  for (const row of rows) {
    for (const [place, { name, values, size }] of row.entries()) {
      const x = PAGE.margin + 2 + place * room
      paper.write(name, x, paper.y + 6.5, { size: SMALL, color: MUTED })
      for (const [index, value] of values.entries())
        paper.write(value, x, paper.y + 11.2 + index * LEADING, { isBold: true, size })
    }
    paper.y += heightOf(row)
  }
  paper.y += 11
}

/** The last line stays with the sums: no page has them alone. */
function drawLines(paper: Paper, invoice: Invoice) {
  const table = lineTable(paper.words)
  const lines = invoiceLines(invoice, paper.words)
  drawTitles(paper, table)
  for (const [index, line] of lines.entries()) {
    const after = index === lines.length - 1 ? sumsHeight(paper, invoice) : 0
    if (paper.needs(rowHeight(paper, table, line) + after)) drawTitles(paper, table)
    drawRow(paper, table, line, { position: index + 1 })
  }
}

const TOTAL_ROW = 6.2
const SUMMARY_ROW = LEADING + ROW_GAP

/** As `drawSums` and what it calls go down the page. */
function sumsHeight(paper: Paper, invoice: Invoice): number {
  const totals = 6.8 + invoiceTotals(invoice, paper.words).length * TOTAL_ROW
  const summary = 16.5 + (taxSummaryTable(invoice, paper.words).rows.length + 1) * SUMMARY_ROW
  return 12 + (invoice.discount > 0 ? 6 : 0) + Math.max(totals, summary)
}

/** The totals on the right, the taxes that are in them on the left, the amount in words below. */
function drawSums(paper: Paper, invoice: Invoice) {
  const { labels } = paper.words
  const note = discountNote(invoice, paper.words)
  if (note) {
    paper.write(note, PAGE.margin, paper.y + 1, { size: SMALL, color: MUTED })
    paper.y += 6
  }
  paper.y += 4
  const top = paper.y
  drawTotals(paper, invoice)
  const totalsEnd = paper.y
  const page = paper.pdf.getNumberOfPages()
  paper.y = top
  drawTaxSummary(paper, invoice)
  if (paper.pdf.getNumberOfPages() === page) paper.y = Math.max(paper.y, totalsEnd)
  paper.needs(8)
  paper.y += 3
  paper.write(labels.inWords, PAGE.margin, paper.y, { size: SMALL, color: MUTED })
  for (const line of paper.wrap(invoice.amountInWords, RIGHT - PAGE.margin, { isBold: true })) {
    paper.y += 5
    paper.write(line, PAGE.margin, paper.y, { isBold: true })
  }
}

function drawTotals(paper: Paper, invoice: Invoice) {
  const totals = invoiceTotals(invoice, paper.words)
  const left = 126
  for (const [index, [name, value]] of totals.entries()) {
    const isLast = index === totals.length - 1
    const ink = { isBold: isLast, size: isLast ? 12 : BODY, color: isLast ? BRAND : INK }
    if (isLast) {
      paper.fill(left - 4, paper.y - 3.4, RIGHT + EDGE - left + 4, 9.4, TINT, 1)
      paper.y += 2.8
    }
    const width = isLast ? 36 : 23
    const room = RIGHT - left - Math.min(paper.widthOf(value, ink), width) - 2
    paper.write(name, left, paper.y, { ...ink, size: paper.sizeFor(name, room, ink) })
    paper.figure(value, RIGHT, paper.y, width, ink)
    paper.y += TOTAL_ROW
  }
  paper.y += 4
}

/** By HSN code and rate. */
function drawTaxSummary(paper: Paper, invoice: Invoice) {
  const { titles, rows, sums } = taxSummaryTable(invoice, paper.words)
  const [code = '', rate = '', ...amounts] = titles
  const right = 116
  const step = (right - 40) / amounts.length
  const column = (title: string, x: number, width: number, place: number): Column<string[]> => ({
    title,
    x,
    width,
    value: (row) => row[place] ?? '',
  })
  const table: Table<string[]> = {
    left: PAGE.margin,
    right,
    columns: [
      { title: code, x: PAGE.margin, value: ([first = '']) => first },
      column(rate, 40, 9, 1),
      ...amounts.map((title, index) => column(title, 40 + (index + 1) * step, step - 1.5, index + 2)),
    ],
  }
  paper.write(paper.words.labels.taxSummary, PAGE.margin, paper.y, { isBold: true })
  paper.y += 8.5
  drawTitles(paper, table)
  for (const row of rows) {
    if (paper.needs(SUMMARY_ROW)) drawTitles(paper, table)
    drawRow(paper, table, row)
  }
  drawRow(paper, table, sums, { isBold: true })
}

function drawFooters(paper: Paper, { invoiceNumber }: Invoice) {
  const { labels } = paper.words
  const pages = paper.pdf.getNumberOfPages()
  const y = PAGE.height - PAGE.margin + 3
  for (let page = 1; page <= pages; page++) {
    paper.pdf.setPage(page)
    paper.rule(y - 5.5)
    paper.write(`${labels.taxesIncluded} ${labels.computerGenerated}`, PAGE.margin, y, {
      size: SMALL,
      color: MUTED,
    })
    paper.write(`${invoiceNumber} · ${labels.page(page, pages)}`, RIGHT, y, {
      size: SMALL,
      color: MUTED,
      align: 'right',
    })
  }
}
