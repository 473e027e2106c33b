export interface ParsedSalt {
  name: string
  /** As printed: '500mg', '10mg/5ml', '1%w/w'; empty where the pack does not say. */
  strength: string
}

/** Most salts of one product. */
const SALTS = 40

/** A plus between salts; after a strength in brackets without spaces, and a comma, too. */
const BETWEEN = /\s\+\s|(?<=\))\s*[+,]\s*(?=\p{L})/u

/**
 * A composition as product lists print it: salts joined by ' + ', each with its strength in brackets:
 * 'Aceclofenac (100mg) + Paracetamol (325mg)'.
 */
export function parseComposition(text: string): ParsedSalt[] {
  return text
    .split(BETWEEN)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .slice(0, SALTS)
    .map((part) => {
      const match = /^(.*\S)\s*\(([^()]*)\)$/.exec(part)
      return match
        ? { name: match[1] ?? part, strength: (match[2] ?? '').trim() }
        : { name: part, strength: '' }
    })
}

/** A salt as its chip shows it: 'Paracetamol (500mg)'. */
export function saltChip({ name, strength }: ParsedSalt): string {
  return strength === '' ? name : `${name} (${strength})`
}
