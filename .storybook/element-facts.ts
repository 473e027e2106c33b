/// <reference types="vite/client" />

/** One attribute, as the element's page in docs/ says it; those tables are written from the code. */
export interface AttributeFact {
  name: string
  kind: 'string' | 'number' | 'boolean'
  /** In words; empty where there is none. */
  default: string
  sentence: string
  /** Of `<dawa-shop>`, which an element may have for itself. */
  isShared: boolean
}

/** An element of the script tag. */
export interface ElementFact {
  tag: string
  title: string
  /** What it is for, in a sentence. */
  purpose: string
  attributes: readonly AttributeFact[]
}

const pages = import.meta.glob<string>('../docs/widgets/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const OF_SHOP = 'that of `<dawa-shop>`'

const isKind = (text: string): text is AttributeFact['kind'] =>
  text === 'string' || text === 'number' || text === 'boolean'

function attributesIn(table: string): AttributeFact[] {
  return table.split('\n').flatMap((row) => {
    const [, name = '', kind = '', usual = '', sentence = ''] = row
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
    return isKind(kind)
      ? [{ name: name.replaceAll('`', ''), kind, default: usual, sentence, isShared: usual === OF_SHOP }]
      : []
  })
}

function factIn(page: string): ElementFact[] {
  const [, tag, table = ''] = /### Attributes of `<(dawa-[\w-]+)>`\n([\s\S]*?)\n### /.exec(page) ?? []
  if (!tag) return []
  const [, title = ''] = /^# (.*)/.exec(page) ?? []
  const [, purpose = ''] = /^\*\*For\*\* (.*?)\.(?: |$)/m.exec(page) ?? []
  return [{ tag, title, purpose, attributes: attributesIn(table) }]
}

/** Every element of the script tag but `<dawa-shop>`, by its tag. */
export const elementFacts: ReadonlyMap<string, ElementFact> = new Map(
  Object.values(pages)
    .flatMap(factIn)
    .map((fact) => [fact.tag, fact]),
)

/** What stands in the values of an attribute that takes no other. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = { 'in-cart': ['stepper', 'remove'] }
