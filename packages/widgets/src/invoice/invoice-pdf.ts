import type { Invoice, InvoiceLine } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import type { jsPDF } from 'jspdf'
import type { InvoiceLabels } from './invoice-labels.ts'
import {
  addressLines,
  discountNote,
  type InvoiceWords,
  invoiceFacts,
  invoiceLines,
  invoiceTotals,
  lineTax,
} from './invoice-rows.ts'

/** A4 as the specification has it, in millimetres. */
const PAGE = { width: 210, height: 295, margin: 14, footer: 14 }
const FONT = 'NotoSans'
const RIGHT = PAGE.width - PAGE.margin
const INK = '#10231f'
const MUTED = '#566a64'
const LINE = '#c9d6d1'

interface Column {
  title: string
  /** Left edge, or the right one of a column of numbers. Millimetres. */
  x: number
  isNumber?: boolean
  value: (line: InvoiceLine, position: number) => string
}

const columnsOf = ({ columns }: InvoiceLabels): Column[] => [
  { title: columns.position, x: PAGE.margin, value: (_, position) => String(position) },
  { title: columns.item, x: PAGE.margin + 8, value: (line) => line.name },
  { title: columns.hsn, x: 76, value: (line) => line.hsnCode },
  { title: columns.quantity, x: 99, isNumber: true, value: (line) => String(line.quantity) },
  { title: columns.price, x: 117, isNumber: true, value: (line) => formatDetailPrice(line.unitPrice) },
  {
    title: columns.discount,
    x: 134,
    isNumber: true,
    value: (line) => formatDetailPrice(line.discount),
  },
  { title: columns.taxable, x: 153, isNumber: true, value: (line) => formatDetailPrice(line.taxable) },
  {
    title: columns.tax,
    x: 176,
    isNumber: true,
    value: (line) => `${lineTax(line)} (${line.gstRate}%)`,
  },
  { title: columns.total, x: RIGHT, isNumber: true, value: (line) => formatDetailPrice(line.total) },
]
const ITEM_WIDTH = 76 - PAGE.margin - 8 - 3

/** The file's name without its ending. */
export const invoiceFileName = (orderId: string) => `InvoiceNo-${orderId}`

/**
 * The invoice as a PDF of real text, on as many A4 pages as it takes. jsPDF and the fonts are
 * loaded here and nowhere else, so that a page pays for them when somebody asks for the file.
 */
export async function createInvoicePdf(invoice: Invoice, words: InvoiceWords): Promise<jsPDF> {
  const { labels } = words
  const [{ jsPDF }, fonts] = await Promise.all([import('jspdf'), import('./pdf-font.ts')])
  const pdf = new jsPDF({
    unit: 'mm',
    format: [PAGE.width, PAGE.height],
    compress: true,
    putOnlyUsedFonts: true,
  })
  for (const [style, bytes] of [
    ['normal', fonts.notoSansRegular],
    ['bold', fonts.notoSansBold],
  ] as const) {
    pdf.addFileToVFS(`${style}.ttf`, bytes)
    pdf.addFont(`${style}.ttf`, FONT, style)
  }
  pdf.setProperties({
    title: `${labels.title} ${invoice.invoiceNumber}`,
    author: invoice.seller.name,
    subject: invoice.orderNumber,
  })
  const paper = createPaper(pdf, fonts.isInPdfFont, words)
  drawHead(paper, invoice)
  drawLines(paper, invoice)
  drawTotals(paper, invoice)
  drawFooters(paper)
  return pdf
}

interface Ink {
  size?: number
  isBold?: boolean
  color?: string
  align?: 'left' | 'right'
}

/** A page under the pen: `y` is where the next thing goes, in millimetres from the top. */
function createPaper(pdf: jsPDF, isInPdfFont: (text: string) => boolean, words: InvoiceWords) {
  const paper = {
    pdf,
    words,
    columns: columnsOf(words.labels),
    y: PAGE.margin + 6,
    write(text: string, x: number, y: number, { size = 9, isBold, color = INK, align = 'left' }: Ink = {}) {
      pdf.setFont(FONT, isBold ? 'bold' : 'normal')
      pdf.setFontSize(size)
      pdf.setTextColor(color)
      const pen = isInPdfFont(text) ? null : penOf(size, isBold)
      if (!pen) {
        pdf.text(text, x, y, { align })
        return
      }
      const picture = pen.draw(text, color)
      const left = align === 'right' ? x - picture.width : x
      markContent(pdf, text, () =>
        pdf.addImage(picture.data, 'PNG', left, y - picture.ascent, picture.width, picture.height),
      )
    },
    wrap(text: string, width: number, { size = 9, isBold }: Ink = {}): string[] {
      const pen = isInPdfFont(text) ? null : penOf(size, isBold)
      if (pen) return wrapByWidth(text, width, pen.widthOf)
      pdf.setFont(FONT, isBold ? 'bold' : 'normal')
      pdf.setFontSize(size)
      return pdf.splitTextToSize(text, width)
    },
    rule(y: number, color = LINE) {
      pdf.setDrawColor(color)
      pdf.setLineWidth(0.2)
      pdf.line(PAGE.margin, y, RIGHT, y)
    },
    /** Starts a new page when `height` does not fit. @returns whether it did */
    needs(height: number): boolean {
      if (paper.y + height <= PAGE.height - PAGE.margin - PAGE.footer) return false
      pdf.addPage()
      paper.y = PAGE.margin + 6
      return true
    },
  }
  return paper
}
type Paper = ReturnType<typeof createPaper>

const PIXELS_PER_MM = 12
const MM_PER_POINT = 0.3528

/**
 * Measures and draws text in a script that the fonts lack (a Tamil or Hindi name), as a picture: jsPDF does not
 * shape letters, the browser does. Null where there is no canvas.
 */
function penOf(points: number, isBold: boolean | undefined) {
  const context = globalThis.document?.createElement('canvas').getContext('2d')
  if (!context) return null
  const pixels = points * MM_PER_POINT * PIXELS_PER_MM
  const font = `${isBold ? 700 : 400} ${pixels}px system-ui, sans-serif`
  context.font = font
  return {
    /** Millimetres. */
    widthOf: (text: string) => context.measureText(text).width / PIXELS_PER_MM,
    draw(text: string, color: string) {
      const { canvas } = context
      canvas.width = Math.ceil(context.measureText(text).width) + 2
      canvas.height = Math.ceil(pixels * 1.6)
      // A canvas of another size has forgotten its font.
      context.font = font
      context.fillStyle = color
      context.textBaseline = 'alphabetic'
      context.fillText(text, 0, pixels * 1.15)
      return {
        data: canvas.toDataURL('image/png'),
        width: canvas.width / PIXELS_PER_MM,
        height: canvas.height / PIXELS_PER_MM,
        ascent: (pixels * 1.15) / PIXELS_PER_MM,
      }
    },
  }
}

/** Lines of at most `width`, broken at spaces, else between letters as people see them. */
function wrapByWidth(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (line && widthOf(line + segment) > width) {
      const space = line.lastIndexOf(' ')
      lines.push(space > 0 ? line.slice(0, space) : line)
      line = space > 0 ? line.slice(space + 1) : ''
    }
    line += segment
  }
  return [...lines, line]
}

/** Draws something that reads as `text`: who copies, searches or listens gets the words. */
function markContent(pdf: jsPDF, text: string, draw: () => void) {
  // Not among jsPDF's types: what its own parts write their operators with.
  const { write } = pdf.internal as unknown as { write(operator: string): void }
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  const hex = units.map((unit) => unit.toString(16).padStart(4, '0')).join('')
  write(`/Span <</ActualText <feff${hex}>>> BDC`)
  draw()
  write('EMC')
}

function drawHead(paper: Paper, invoice: Invoice) {
  const { labels } = paper.words
  const { seller } = invoice
  paper.write(seller.name, PAGE.margin, paper.y, { size: 15, isBold: true })
  paper.write(labels.title, RIGHT, paper.y, { size: 13, isBold: true, align: 'right' })
  paper.y += 4
  paper.rule(paper.y)
  paper.y += 6
  const top = paper.y
  const block = (title: string, lines: string[], x: number, width: number) => {
    let y = top
    paper.write(title, x, y, { size: 8, isBold: true, color: MUTED })
    for (const line of lines.flatMap((one) => paper.wrap(one, width))) {
      y += 4.5
      paper.write(line, x, y)
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
      seller.phone,
      seller.email,
    ].filter(Boolean),
    PAGE.margin,
    56,
  )
  const buyerEnd = block(labels.billTo, [invoice.billTo.name, ...addressLines(invoice.billTo)], 76, 52)
  let factsEnd = top - 4.5
  for (const [name, value] of invoiceFacts(invoice, paper.words)) {
    for (const [index, line] of paper.wrap(value, 38).entries()) {
      factsEnd += 4.5
      if (index === 0) paper.write(name, 134, factsEnd, { size: 8, color: MUTED })
      paper.write(line, RIGHT, factsEnd, { align: 'right' })
    }
  }
  paper.y = Math.max(sellerEnd, buyerEnd, factsEnd) + 8
}

function drawColumnTitles(paper: Paper) {
  paper.pdf.setFillColor('#e4f3ec')
  paper.pdf.rect(PAGE.margin - 1, paper.y - 4.5, RIGHT - PAGE.margin + 2, 7, 'F')
  for (const { title, x, isNumber } of paper.columns) {
    paper.write(title, x, paper.y, { size: 8, isBold: true, align: isNumber ? 'right' : 'left' })
  }
  paper.y += 7
}

function drawLines(paper: Paper, invoice: Invoice) {
  drawColumnTitles(paper)
  for (const [index, line] of invoiceLines(invoice, paper.words).entries()) {
    const name = paper.wrap(line.name, ITEM_WIDTH, { size: 8 })
    if (paper.needs(name.length * 4 + 3)) drawColumnTitles(paper)
    for (const column of paper.columns) {
      const { x, isNumber, value } = column
      const texts = column.title === paper.words.labels.columns.item ? name : [value(line, index + 1)]
      for (const [row, text] of texts.entries()) {
        paper.write(text, x, paper.y + row * 4, { size: 7.5, align: isNumber ? 'right' : 'left' })
      }
    }
    paper.y += name.length * 4
    paper.rule(paper.y - 1.5)
    paper.y += 3
  }
}

function drawTotals(paper: Paper, invoice: Invoice) {
  const { labels } = paper.words
  const totals = invoiceTotals(invoice, paper.words)
  paper.needs(totals.length * 5.5 + 16)
  paper.y += 2
  for (const [index, [name, value]] of totals.entries()) {
    const isLast = index === totals.length - 1
    paper.write(name, 120, paper.y, { isBold: isLast, size: isLast ? 11 : 9 })
    paper.write(value, RIGHT, paper.y, { align: 'right', isBold: isLast, size: isLast ? 11 : 9 })
    paper.y += 5.5
  }
  if (discountNote(invoice, paper.words)) {
    paper.write(discountNote(invoice, paper.words), RIGHT, paper.y, { size: 8, color: MUTED, align: 'right' })
    paper.y += 4.5
  }
  paper.y += 2
  paper.write(labels.inWords, PAGE.margin, paper.y, { size: 8, color: MUTED })
  for (const line of paper.wrap(invoice.amountInWords, RIGHT - PAGE.margin)) {
    paper.y += 4.5
    paper.write(line, PAGE.margin, paper.y)
  }
}

function drawFooters(paper: Paper) {
  const { labels } = paper.words
  const pages = paper.pdf.getNumberOfPages()
  const y = PAGE.height - PAGE.margin
  for (let page = 1; page <= pages; page++) {
    paper.pdf.setPage(page)
    paper.rule(y - 5)
    paper.write(`${labels.taxesIncluded} ${labels.computerGenerated}`, PAGE.margin, y, {
      size: 7.5,
      color: MUTED,
    })
    paper.write(labels.page(page, pages), RIGHT, y, { size: 7.5, color: MUTED, align: 'right' })
  }
}
