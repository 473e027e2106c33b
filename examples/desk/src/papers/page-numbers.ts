import { MUTED, type Paper, SMALL } from '@dawakit/widgets/paper'
import type { Words } from '../language/use-words.ts'

/** At the foot of every page: what it is of, and which it is. */
export function drawPageNumbers(paper: Paper<Words>, name: string): void {
  const { pdf, page, words } = paper
  const pages = pdf.getNumberOfPages()
  const y = page.height - page.margin + 3
  for (let number = 1; number <= pages; number++) {
    pdf.setPage(number)
    paper.rule(y - 5.5)
    paper.write(name, page.margin, y, { size: SMALL, color: MUTED })
    paper.write(words('papers.page', { page: number, of: pages }), page.width - page.margin, y, {
      size: SMALL,
      color: MUTED,
      align: 'right',
    })
  }
}
