import { createPaper, FONT, PAGE, type Paper, type PaperPage } from './paper.ts'
import { UNSEEN_FONT } from './pictured-text.ts'

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
  const [{ jsPDF }, fonts, unseen] = await Promise.all([
    import('jspdf'),
    import('./pdf-font.ts'),
    import('./unseen-font.ts'),
  ])
  const pdf = new jsPDF({
    unit: 'mm',
    format: [page.width, page.height],
    orientation: page.width > page.height ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  })
  for (const [name, style, bytes] of [
    [FONT, 'normal', fonts.notoSansRegular],
    [FONT, 'bold', fonts.notoSansBold],
    [UNSEEN_FONT, 'normal', unseen.unseenFont],
  ] as const) {
    const file = `${name}-${style}.ttf`
    pdf.addFileToVFS(file, bytes)
    pdf.addFont(file, name, style)
  }
  pdf.setProperties(properties)
  return createPaper(pdf, { ...fonts, ...unseen }, words, page)
}
