import { drawRow, drawTitles, openPaper, rowHeight, saveFile, type Table } from '@dawakit/widgets/paper'

interface Piece {
  name: string
  count: number
}

const table: Table<Piece> = {
  left: 15,
  right: 195,
  columns: [
    { title: 'Medicine', x: 15, wrap: 120, value: ({ name }) => name },
    { title: 'Pieces', x: 195, width: 20, value: ({ count }) => String(count) },
  ],
}

/** A paper of your own with the pen of the invoice. Millimetres, from the top left corner. */
export async function saveDispatchList(pieces: readonly Piece[]): Promise<void> {
  const paper = await openPaper({}, { title: 'Dispatch', author: 'Our pharmacy', subject: 'Today' })
  paper.y = 20
  drawTitles(paper, table)
  for (const piece of pieces) {
    drawRow(paper, table, piece)
    console.log(rowHeight(paper, table, piece))
  }
  saveFile(paper.pdf.output('blob'), 'dispatch.pdf')
}
