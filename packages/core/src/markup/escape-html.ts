const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Text as it stands in XML and SVG; characters that XML forbids even escaped are dropped. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ''))
}
