/// <reference types="vite/client" />

const texts = import.meta.glob<string>('../../docs/widgets/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Folders of widgets that a page of another name tells of. Every other small part stands on the page of the primitives. */
const TOLD_ON: Readonly<Record<string, string>> = {
  'account-nav': 'account',
  'address-list': 'addresses',
  'forgot-password': 'login-page',
  notifications: 'account',
  'order-again': 'orders-table',
  'order-detail': 'orders-table',
  'order-result': 'login-page',
  profile: 'account',
  'reset-password': 'login-page',
  reviews: 'account',
  'sign-up': 'login-page',
}

/** What a page of `docs/widgets` says of one widget, by its parts. */
export interface HandbookSections {
  /** From the repository's root: links in the texts start here. */
  path: string
  /** The paragraphs and tables that begin with a label in bold: 'For', 'Do', 'Keys' … */
  labelled: ReadonlyMap<string, string>
  /** What is left of the page, in its order. */
  rest: string
  /** The section that is written from the code. */
  reference: string
}

const LABELS = ['For', 'Not for', 'Do', "Don't", 'States', 'Keys', 'Accessibility', 'Size']

/** Paragraphs, lists, tables, headings and fences, each as one text. */
function blocksOf(text: string): string[] {
  const blocks: string[] = []
  for (const part of text.split(/\n{2,}/)) {
    const open = blocks.at(-1)
    // A blank line inside a fence ends nothing.
    const isInside = open !== undefined && (open.match(/^```/gm) ?? []).length % 2 === 1
    if (isInside) blocks[blocks.length - 1] = `${open}\n\n${part}`
    else if (part.trim()) blocks.push(part.trim())
  }
  return blocks
}

/** A label alone on its line is of the list or table below it; a table below a labelled sentence belongs to it too. */
function sectionsOf(text: string): Pick<HandbookSections, 'labelled' | 'rest'> {
  const labelled = new Map<string, string>()
  const rest: string[] = []
  const blocks = blocksOf(text)
  while (blocks.length > 0) {
    const block = blocks.shift() ?? ''
    const [, label = '', said = ''] = /^\*\*([^*]+)\*\* ?([\s\S]*)$/.exec(block) ?? []
    if (!LABELS.includes(label)) {
      rest.push(block)
      continue
    }
    const isFollowed = !said || blocks[0]?.startsWith('|')
    labelled.set(label, [said, isFollowed ? blocks.shift() : ''].filter(Boolean).join('\n\n'))
  }
  return { labelled, rest: rest.join('\n\n') }
}

/** The section of a primitive, which stands with others on one page: 'Modal' is told of under 'Drawer and modal'. */
function sectionNamed(text: string, name: string): string {
  const sections = text.split(/^## /m).map((part) => {
    const [heading = '', ...rest] = part.split('\n')
    return { names: heading.toLowerCase().split(' and '), text: rest.join('\n') }
  })
  return sections.find(({ names }) => names.includes(name.toLowerCase()))?.text ?? ''
}

/**
 * What the handbook says of the widget of a story file.
 *
 * @param fileName - The file's path, as in `parameters.fileName`.
 * @param heading - What the widget is called, for one that shares its page.
 */
export function handbookSections(fileName: string, heading: string): HandbookSections | null {
  const [, folder = ''] = /widgets\/src\/\w+\/([\w-]+)\//.exec(fileName) ?? []
  const own = [folder, TOLD_ON[folder]].find((name) => texts[`../../docs/widgets/${name}.md`])
  const name = own ?? 'primitives'
  const text = texts[`../../docs/widgets/${name}.md`]
  if (!folder || text === undefined) return null
  const path = `docs/widgets/${name}.md`
  if (!own) return { path, reference: '', ...sectionsOf(sectionNamed(text, heading)) }
  const [before = '', reference = ''] = text.split('\n## Reference\n')
  return { path, reference, ...sectionsOf(before.replace(/^# .*\n/, '')) }
}

/** The parts that a reference lists for the widget's own folder come first in its table. */
export function partsOf(reference: string): string[] {
  const [, table = ''] = /### Parts\n\n([\s\S]*?)\n\n/.exec(`${reference}\n\n`) ?? []
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([\w-]+)`/g)].map(([, part = '']) => part))
}
