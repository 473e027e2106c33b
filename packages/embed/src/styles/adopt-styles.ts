/** One sheet per text and page, shared by every shadow root that wears it. */
const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(css, sheet)
  }
  return sheet
}

/** Constructed sheets need no `style-src 'unsafe-inline'`. What the root already wears stays. */
export function adoptStyles(root: DocumentOrShadowRoot, texts: readonly string[]): void {
  const worn = root.adoptedStyleSheets
  root.adoptedStyleSheets = [...worn, ...texts.map(sheetOf).filter((sheet) => !worn.includes(sheet))]
}
