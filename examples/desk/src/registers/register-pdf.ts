import type { RegisterEntry, RegisterHolder, RegisterSearch } from '@dawakit/core/contract'
import {
  BRAND,
  drawRow,
  drawTitles,
  MUTED,
  openPaper,
  type Paper,
  type PaperPage,
  rowHeight,
  SMALL,
  type Table,
} from '@dawakit/widgets/paper'
import type { Words } from '../language/use-words.ts'
import { dateOf } from '../layout/times.ts'
import { drawPageNumbers } from '../papers/page-numbers.ts'
import { expiryText } from '../papers/product-text.ts'

/** A4 on its side. */
const SHEET: PaperPage = { width: 297, height: 210, margin: 12, footer: 14 }
const RIGHT = SHEET.width - SHEET.margin

interface Book {
  search: RegisterSearch
  holder: RegisterHolder
  entries: readonly RegisterEntry[]
}

/** A register as pages of a book: whose it is above each, how many entries and packs below. */
export async function createRegisterPdf(book: Book, words: Words): Promise<Paper['pdf']> {
  const { search, holder, entries } = book
  const title = words(`registers.books.${search.register}`)
  const paper = await openPaper(words, { title, author: holder.name, subject: search.from, page: SHEET })
  const table = entryTable(words)
  drawHead(paper, book, title)
  drawTitles(paper, table)
  let ofPage: RegisterEntry[] = []
  for (const entry of entries) {
    const height = rowHeight(paper, table, entry)
    if (paper.y + height > SHEET.height - SHEET.margin - SHEET.footer && ofPage.length > 0) {
      drawSums(paper, ofPage)
      ofPage = []
      paper.pdf.addPage()
      paper.y = SHEET.margin
      drawHead(paper, book, title)
      drawTitles(paper, table)
    }
    drawRow(paper, table, entry)
    ofPage.push(entry)
  }
  drawSums(paper, ofPage)
  drawEnd(paper, book, title)
  drawPageNumbers(paper, words('registers.paper.foot', { book: title, name: holder.name }))
  return paper.pdf
}

function drawHead(paper: Paper<Words>, { search, holder }: Book, title: string): void {
  const { words } = paper
  paper.write(title, SHEET.margin, paper.y + 5, { size: 15, isBold: true, color: BRAND })
  const period = words('registers.paper.period', {
    from: dateOf(`${search.from}T12:00:00+05:30`),
    to: dateOf(`${search.to}T12:00:00+05:30`),
  })
  paper.write(period, RIGHT, paper.y + 5, { isBold: true, align: 'right' })
  paper.y += 11
  const licence = holder.drugLicence && words('registers.paper.holder', { number: holder.drugLicence })
  const whose = [holder.name, holder.address, licence].filter(Boolean).join(' · ')
  for (const line of paper.wrap(whose, RIGHT - SHEET.margin, { size: SMALL })) {
    paper.write(line, SHEET.margin, paper.y, { size: SMALL, color: MUTED })
    paper.y += 4.3
  }
  const { words: any, product, batch, prescriber } = search
  const sought = [any, product, batch, prescriber].filter((text) => text?.trim()).join(', ')
  if (sought !== '') {
    // A page of some entries is no page of the book.
    for (const line of paper.wrap(words('registers.paper.sought', { sought }), RIGHT - SHEET.margin, {
      isBold: true,
    })) {
      paper.write(line, SHEET.margin, paper.y + 1, { isBold: true })
      paper.y += 5
    }
  }
  paper.y += 5
}

const packsOf = (entries: readonly RegisterEntry[]) =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0)

function drawSums(paper: Paper<Words>, entries: readonly RegisterEntry[]): void {
  const { words } = paper
  const y = SHEET.height - SHEET.margin - 7
  const ink = { size: SMALL, isBold: true }
  paper.write(words('registers.paper.entriesOfPage', { smart_count: entries.length }), SHEET.margin, y, ink)
  const packs = words('registers.paper.packsOfPage', { packs: packsOf(entries) })
  paper.write(packs, RIGHT, y, { ...ink, align: 'right' })
}

function drawEnd(paper: Paper<Words>, book: Book, title: string): void {
  const { words } = paper
  const { entries } = book
  if (paper.y + 22 > SHEET.height - SHEET.margin - SHEET.footer) {
    paper.pdf.addPage()
    paper.y = SHEET.margin
    drawHead(paper, book, title)
    drawSums(paper, [])
  }
  const sums = { count: entries.length, packs: packsOf(entries) }
  paper.write(words('registers.paper.entries', sums), SHEET.margin, paper.y + 4, { isBold: true })
  paper.rule(paper.y + 15, RIGHT - 75, RIGHT)
  paper.write(words('registers.paper.signature'), RIGHT - 75, paper.y + 19, { size: SMALL, color: MUTED })
}

const entryTable = (words: Words): Table<RegisterEntry> => ({
  left: SHEET.margin,
  right: RIGHT,
  columns: [
    {
      title: words('registers.number'),
      x: 12,
      wrap: 31,
      value: ({ number, kind, refersTo }) =>
        kind === 'supplied' && refersTo === ''
          ? number
          : `${number} ${words(`registers.kinds.${kind}`)} ${words('registers.of', { number: refersTo })}`,
    },
    { title: words('registers.date'), x: 45, wrap: 20, value: ({ at }) => dateOf(at) },
    {
      title: words('registers.medicine'),
      x: 67,
      wrap: 62,
      value: ({ drug, packageSize, schedule, batch, expiresOn, manufacturer }) =>
        [
          schedule ? `${drug} (${schedule})` : drug,
          packageSize,
          words('registers.batchOf', { batch, expiry: expiryText(expiresOn) }),
          manufacturer,
        ]
          .filter(Boolean)
          .join(', '),
    },
    { title: words('registers.packs'), x: 146, width: 14, value: ({ quantity }) => String(quantity) },
    {
      title: words('registers.prescribedBy'),
      x: 150,
      wrap: 50,
      value: ({ prescriberName, prescriberRegistration, prescriberAddress }) =>
        `${prescriberName}, ${words('registers.registration', { number: prescriberRegistration })}, ${prescriberAddress}`,
    },
    {
      title: words('registers.patient'),
      x: 203,
      wrap: 46,
      value: ({ patientName, patientAddress, reason }) =>
        [patientName, patientAddress, reason].filter(Boolean).join(', '),
    },
    {
      title: words('registers.pharmacist'),
      x: 252,
      wrap: 33,
      value: ({ pharmacist }) => `${pharmacist.name}, ${pharmacist.registrationNumber}`,
    },
  ],
})
