import { createPaper, FONT, PAGE, type Paper, type PaperPage } from './paper.ts'

export interface PaperFacts {
  /** Of the file, not of the sheet. */
  title: string
  author: string
  subject: string
  /** @default A4 */
  page?: PaperPage
}

/**
 * An empty PDF of real text. jsPDF and the fonts are loaded here and nowhere else, so that a page pays for them when somebody
 * asks for a file.
 */
export async function openPaper<Words>(
  words: Words,
  { page = PAGE, ...properties }: PaperFacts,
): Promise<Paper<Words>> {
  const [{ jsPDF }, fonts] = await Promise.all([import('jspdf'), import('./pdf-font.ts')])
  const pdf = new jsPDF({
    unit: 'mm',
    format: [page.width, page.height],
    orientation: page.width > page.height ? 'landscape' : 'portrait',
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
  pdf.setProperties(properties)
  return createPaper(pdf, fonts.isInPdfFont, words, page)
}
