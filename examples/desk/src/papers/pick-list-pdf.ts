import type { PickList, PickListLine } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { BODY, BRAND, MUTED, openPaper, PAGE, type Paper, SMALL, type Table } from '@dawakit/widgets/paper'
import type { Words } from '../language/use-words.ts'
import { dateAndTimeOf } from '../layout/times.ts'
import { drawTable } from './draw-table.ts'
import { drawPageNumbers } from './page-numbers.ts'
import { productMarks, productText } from './product-text.ts'

const RIGHT = PAGE.width - PAGE.margin
const TICK = 3.6
/** Orders beside each other at the head. */
const ACROSS = 3

/**
 * What is to be fetched from the shelves, in the order of the shelf, with a box to tick before each line. Each order is a
 * numbered box on the trolley: the head says which, the lines how many pieces go into each.
 */
export async function createPickListPdf(list: PickList, words: Words, madeAt: Date): Promise<Paper['pdf']> {
  const title = words('papers.pickList.title')
  const paper = await openPaper(words, { title, author: '', subject: list.orders.join(' ') })
  drawHead(paper, list, madeAt)
  drawTable(paper, lineTable(list, words), list.lines, () => drawTick(paper))
  drawPageNumbers(paper, title)
  return paper.pdf
}

function drawTick({ pdf, y }: Paper<Words>) {
  pdf.setDrawColor(MUTED)
  pdf.setLineWidth(0.3)
  pdf.rect(PAGE.margin, y - 3, TICK, TICK)
}

function drawHead(paper: Paper<Words>, { orders, lines }: PickList, madeAt: Date) {
  const { words } = paper
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  paper.y += 6
  paper.write(words('papers.pickList.title'), PAGE.margin, paper.y, { size: 17, isBold: true, color: BRAND })
  const made = words('papers.pickList.made', { time: dateAndTimeOf(madeAt.toISOString()) })
  paper.write(made, RIGHT, paper.y, { size: SMALL, color: MUTED, align: 'right' })
  paper.y += 6
  const sums = words('papers.pickList.sums', {
    orders: words('papers.pickList.orders', { smart_count: orders.length }),
    pieces: words('papers.pickList.pieces', { smart_count: pieces }),
  })
  paper.write(sums, PAGE.margin, paper.y, { size: BODY, isBold: true })
  paper.y += 7
  const room = (RIGHT - PAGE.margin) / ACROSS
  for (const [index, number] of orders.entries()) {
    const place = index % ACROSS
    if (place === 0 && index > 0) {
      paper.y += 5.4
      paper.needs(5.4)
    }
    const text = words('papers.pickList.box', { box: index + 1, number })
    const ink = { size: BODY, isBold: true }
    const size = paper.sizeFor(text, room - 3, ink)
    paper.write(text, PAGE.margin + place * room, paper.y, { ...ink, size })
  }
  paper.y += 13
}

const lineTable = ({ orders }: PickList, words: Words): Table<PickListLine> => ({
  left: PAGE.margin,
  right: RIGHT,
  columns: [
    { title: words('papers.product'), x: 21, wrap: 66, value: productText },
    { title: words('papers.packageSize'), x: 90, wrap: 30, value: ({ packageSize }) => packageSize },
    { title: words('papers.pickList.mrp'), x: 139, width: 18, value: ({ mrp }) => formatDetailPrice(mrp) },
    { title: words('papers.quantity'), x: 154, width: 13, value: ({ quantity }) => String(quantity) },
    {
      title: words('papers.pickList.boxes'),
      x: 160,
      wrap: RIGHT - 160,
      value: (line) =>
        line.orders
          .map(({ number, quantity }) =>
            words('papers.pickList.inBox', { box: orders.indexOf(number) + 1, quantity }),
          )
          .join(', '),
    },
  ],
  notes: {
    x: 21,
    width: 66,
    of: (line) => {
      const note = [line.place, line.sku, ...productMarks(line, words)].filter(Boolean).join(' · ')
      return note ? [note] : []
    },
  },
})
