import type { Element } from './elements.ts'
import { isGtinShaped } from './gtin.ts'

/** Words that links had for identifiers before their digits. */
const WORDS: Readonly<Record<string, string>> = { gtin: '01', lot: '10', ser: '21', cpv: '22', exp: '17' }
const asAi = (text: string) => WORDS[text] ?? text

/**
 * The elements of a GS1 Digital Link: `https://id.gs1.org/01/08901234567890/10/AB12?17=271231`.
 *
 * @returns null for another text; of a link that names no product, none
 */
export function readDigitalLink(text: string): Element[] | null {
  const found = /^https?:\/\/[^/?#]+([^?#]*)(?:\?([^#]*))?/i.exec(text)
  if (!found) return null
  const [, path = '', query = ''] = found
  const parts = path.split('/').filter(Boolean).map(decoded)
  const at = parts.findIndex((part, index) => asAi(part) === '01' && isGtinShaped(parts[index + 1] ?? ''))
  if (at === -1) return []
  const elements: Element[] = []
  for (let index = at; index + 1 < parts.length; index += 2) {
    const ai = asAi(parts[index] ?? '')
    const value = parts[index + 1] ?? ''
    if (/^\d{2,4}$/.test(ai)) elements.push([ai, ai === '01' ? value.padStart(14, '0') : value])
  }
  for (const pair of query.split('&')) {
    const [name = '', value = ''] = pair.split('=').map(decoded)
    const ai = asAi(name)
    if (/^\d{2,4}$/.test(ai) && !elements.some(([other]) => other === ai)) elements.push([ai, value])
  }
  return elements
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
