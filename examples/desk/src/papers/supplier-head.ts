import type { DebitNote } from '@dawakit/core/contract'
import { BODY, BRAND, EDGE, PAGE, type Paper, SMALL } from '@dawakit/widgets/paper'
import type { Words } from '../language/use-words.ts'

const RIGHT = PAGE.width - PAGE.margin

/** Whose paper it is, what it is, its number and what else is said of it. */
export function drawSupplierHead(
  paper: Paper<Words>,
  { name: seller, title, number, said }: { name: string; title: string; number: string; said: string },
) {
  const name = { size: 17, isBold: true }
  const [first = ''] = paper.wrap(seller, 100, name)
  paper.write(first, PAGE.margin, paper.y + 7, name)
  paper.write(title, RIGHT, paper.y + 7, { ...name, color: BRAND, align: 'right' })
  paper.y += 13
  paper.write(number, RIGHT, paper.y, { size: BODY, isBold: true, align: 'right' })
  paper.y += 5
  paper.write(said, RIGHT, paper.y, { size: BODY, align: 'right' })
  paper.y += 4
  paper.fill(PAGE.margin - EDGE, paper.y, RIGHT - PAGE.margin + 2 * EDGE, 0.7, BRAND)
  paper.y += 8
}

/** Who sends it, and to whom. */
export function drawParties(
  paper: Paper<Words>,
  { seller, supplier }: Pick<DebitNote, 'seller' | 'supplier'>,
) {
  const { words } = paper
  const block = (title: string, lines: string[], x: number) => {
    let y = paper.y
    paper.write(title, x, y, { size: SMALL, isBold: true, color: BRAND })
    y += 6
    for (const [index, line] of lines.filter(Boolean).entries()) {
      for (const part of paper.wrap(line, 84, { isBold: index === 0 })) {
        paper.write(part, x, y, { isBold: index === 0 })
        y += 5
      }
    }
    return y
  }
  const numbers = (gstin: string, licence: string) => [
    gstin && words('papers.gstin', { number: gstin }),
    licence && words('papers.drugLicence', { number: licence }),
  ]
  const left = block(
    words('debitNotes.from'),
    [seller.name, seller.address, ...numbers(seller.gstin, seller.drugLicence)],
    PAGE.margin,
  )
  const right = block(
    words('debitNotes.to'),
    [supplier.name, supplier.address, supplier.stateName, ...numbers(supplier.gstin, supplier.drugLicences)],
    112,
  )
  paper.y = Math.max(left, right) + 6
}
