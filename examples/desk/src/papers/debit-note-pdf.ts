import type { DebitNote } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { BODY, openPaper, PAGE, type Paper, type Table } from '@dawakit/widgets/paper'
import type { Words } from '../language/use-words.ts'
import { dateOf } from '../layout/times.ts'
import { drawTable } from './draw-table.ts'
import { drawPageNumbers } from './page-numbers.ts'
import { expiryText } from './product-text.ts'
import { drawParties, drawSupplierHead } from './supplier-head.ts'

const MONTH = 'yyyy-mm'.length
const RIGHT = PAGE.width - PAGE.margin

/** What goes back to a supplier, at what it was billed, with the tax on it. */
export async function createDebitNotePdf(note: DebitNote, words: Words): Promise<Paper['pdf']> {
  const title = words('debitNotes.of', { number: note.number })
  const paper = await openPaper(words, { title, author: note.seller.name, subject: note.number })
  drawSupplierHead(paper, {
    name: note.seller.name,
    title: words('debitNotes.title'),
    number: note.number,
    said: `${dateOf(note.issuedAt)} · ${words(`debitNotes.reasons.${note.reason}`)}`,
  })
  drawParties(paper, note)
  drawTable(paper, lineTable(words), note.lines)
  drawSums(paper, note)
  drawPageNumbers(paper, title)
  return paper.pdf
}

function drawSums(paper: Paper<Words>, note: DebitNote) {
  const { words } = paper
  const sums = [
    [words('goodsIn.taxable'), note.taxable],
    [words('goodsIn.cgst'), note.cgst],
    [words('goodsIn.sgst'), note.sgst],
    [words('goodsIn.igst'), note.igst],
    [words('debitNotes.total'), note.total],
  ] as const
  paper.needs(sums.length * 6 + 6)
  paper.y += 6
  for (const [index, [name, amount]] of sums.entries()) {
    const ink = { size: BODY, isBold: index === sums.length - 1, align: 'right' as const }
    paper.write(name, RIGHT - 36, paper.y, ink)
    paper.write(formatDetailPrice(amount), RIGHT, paper.y, ink)
    paper.y += 6
  }
}

const lineTable = (words: Words): Table<DebitNote['lines'][number]> => ({
  left: PAGE.margin,
  right: RIGHT,
  columns: [
    { title: words('debitNotes.product'), x: PAGE.margin, wrap: 62, value: ({ name }) => name },
    { title: words('debitNotes.batch'), x: 80, wrap: 24, value: ({ batch }) => batch },
    {
      title: words('debitNotes.expiry'),
      x: 106,
      value: ({ expiresOn }) => expiryText(expiresOn.slice(0, MONTH)),
    },
    { title: words('debitNotes.packs'), x: 136, width: 12, value: ({ units }) => String(units) },
    { title: words('debitNotes.rate'), x: 158, width: 20, value: ({ rate }) => formatDetailPrice(rate) },
    { title: words('goodsIn.line.gst'), x: 172, width: 12, value: ({ gst }) => String(gst) },
    {
      title: words('goodsIn.taxable'),
      x: RIGHT,
      width: 22,
      value: ({ taxable }) => formatDetailPrice(taxable),
    },
  ],
  notes: {
    x: PAGE.margin,
    width: 62,
    of: ({ hsn }) => (hsn ? [words('papers.packingSlip.hsn', { hsn })] : []),
  },
})
