/** An attribute's value, as a control has it: what is false, empty or not said is no attribute. */
export type AttributeValue = string | number | boolean | null | undefined

/** Attributes of one element, by their names in HTML. */
export type AttributeValues = Readonly<Record<string, AttributeValue>>

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

/** The text of an attribute; null where there is none. */
export function attributeText(value: AttributeValue): string | null {
  if (value === undefined || value === null || value === false || value === '') return null
  return value === true ? '' : String(value)
}

/** An element as it is written in a page. A long one has a line for each attribute. */
export function htmlOf(tag: string, attributes: AttributeValues = {}): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    const text = attributeText(value)
    if (text === null) return []
    return text === '' ? name : `${name}="${escaped(text)}"`
  })
  const line = `<${[tag, ...written].join(' ')}></${tag}>`
  return line.length > LINE ? `<${tag}\n${written.map((one) => `  ${one}\n`).join('')}></${tag}>` : line
}

/** Characters of a line, beyond which nobody reads on. */
const LINE = 100
