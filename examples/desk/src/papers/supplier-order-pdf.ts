import type { SupplierOrder } from '@dawakit/core/contract'
import { BODY, openPaper, PAGE, type Paper, type Table } from '@dawakit/widgets/paper'
import type { Words } from '../language/use-words.ts'
import { dateOf } from '../layout/times.ts'
import { drawTable } from './draw-table.ts'
import { drawPageNumbers } from './page-numbers.ts'
import { drawParties, drawSupplierHead } from './supplier-head.ts'

const RIGHT = PAGE.width - PAGE.margin

/** What is ordered of a supplier: how many packs of what. What a pack costs is the supplier's to say. */
export async function createSupplierOrderPdf(order: SupplierOrder, words: Words): Promise<Paper['pdf']> {
  const title = words('toOrder.order', { day: dateOf(order.createdAt) })
  const paper = await openPaper(words, {
    title: `${words('toOrder.paper')}, ${title}`,
    author: order.seller.name,
    subject: order.supplier.name,
  })
  const sums = words('toOrder.sums', {
    lines: words('toOrder.sumOfLines', { smart_count: order.lines.length }),
    packs: words('toOrder.sumOfPacks', {
      smart_count: order.lines.reduce((sum, { units }) => sum + units, 0),
    }),
  })
  drawSupplierHead(paper, {
    name: order.seller.name,
    title: words('toOrder.paper'),
    number: dateOf(order.createdAt),
    said: sums,
  })
  drawParties(paper, order)
  drawTable(paper, lineTable(words), order.lines)
  paper.needs(12)
  paper.y += 6
  paper.write(sums, RIGHT, paper.y, {
    size: BODY,
    isBold: true,
    align: 'right',
  })
  drawPageNumbers(paper, title)
  return paper.pdf
}

const lineTable = (words: Words): Table<SupplierOrder['lines'][number]> => ({
  left: PAGE.margin,
  right: RIGHT,
  columns: [
    { title: words('toOrder.code'), x: PAGE.margin, wrap: 26, value: ({ code }) => code },
    { title: words('toOrder.product'), x: 44, wrap: 60, value: ({ name }) => name },
    { title: words('toOrder.pack'), x: 108, wrap: 34, value: ({ packageSize }) => packageSize },
    { title: words('toOrder.maker'), x: 144, wrap: 34, value: ({ manufacturer }) => manufacturer },
    { title: words('toOrder.packs'), x: RIGHT, width: 14, value: ({ units }) => String(units) },
  ],
})
