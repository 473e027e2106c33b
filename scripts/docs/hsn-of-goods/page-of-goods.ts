import type { ReadGoods } from './read-goods.ts'

/** The page of docs: goods of one law and one outcome stand in one row. */
export function pageOfGoods(goods: readonly ReadGoods[], day: string): string {
  const marked = goods.filter((one) => one.marked !== '')
  const others = goods.filter((one) => one.isOther)
  const unmarked = others.filter((one) => one.marked === '')
  const rows = new Map<string, ReadGoods[]>()
  for (const one of goods) {
    const key = [one.law.hsn, one.law.rate, one.law.words, one.hsn, one.rate, one.marked].join('|')
    rows.set(key, [...(rows.get(key) ?? []), one])
  }
  return `# HSN of goods

What the importer takes goods for whose list has no HSN or no rate, beside what the law says of them, on ${day}. Names and houses are made up, kinds and
salts are real. \`npm run docs:hsn\` writes this page from \`scripts/docs/hsn-of-goods/law-goods.ts\`, which has the law's words, and from the importer,
with nothing but the reference catalogue; a test holds that the two are the same here, and that no row is otherwise than the law without being marked. What
the importer goes by is told in [importing](importing.md#gst), where the law's words are from in [sources](sources.md#hsn-of-goods).

${goods.length} goods: ${goods.length - others.length} have the heading and the rate of the law, ${others.length} another one, ${unmarked.length} of these without a mark.
Those are brands that say nothing of what they are. ${marked.length} are marked: they stand in \`to-check.csv\` with the reason.

N9-1 and N9-2 are schedules I and II of Notification 9/2025-Central Tax (Rate), N10 the schedule of Notification 10/2025-Central Tax (Rate), N10-A its annexure I.

| the law | % | by | goods | importer: HSN | % | marked, since it is |
|---|---|---|---|---|---|---|
${[...rows.values()].map(rowOf).join('\n')}
`
}

function rowOf(goods: readonly ReadGoods[]): string {
  const [one] = goods
  if (!one) return ''
  const { law, hsn, rate, marked } = one
  const names = goods.map(nameOf).join('; ')
  const other = one.isOther ? ' **another**' : ''
  return `| ${law.hsn} ${law.words} | ${law.rate} | ${law.where} | ${names} | ${hsn}${other} | ${rate} | ${marked || 'not: list or law say it'} |`
}

const nameOf = ({ name, composition, type }: ReadGoods) =>
  [name, ...(composition === '' ? [] : [`(${composition})`]), ...(type === '' ? [] : [`[${type}]`])].join(' ')
