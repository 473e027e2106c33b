/** Paragraphs of text as HTML: what editors of shops keep without tags, and put them around when they show it. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

const BLOCK =
  /^<\/?(?:p|div|ul|ol|li|h[1-6]|table|t[rhd]|thead|tbody|blockquote|hr|section|figure|pre|!--)\b/i

/** The addresses of a list with commas between, those in addresses apart: with spaces between, as a gallery is told. */
export function galleryOf(text: string): string[] {
  return text
    .split(/,\s*(?=https?:\/\/)|\s+(?=https?:\/\/)/)
    .map((address) => address.trim().replaceAll('\\,', ',').replace(/,$/, '').replace(/\s+/g, '%20'))
    .filter((address) => address !== '')
}

/** Units on the shelf as programs count them: what is sold before it is there is none. */
export const shelved = (text: string): string => (/^-\s*\d/.test(text) ? '0' : text)
