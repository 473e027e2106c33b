import { type Article, articleOf } from './row-stage.ts'

/** By column: where its value stands in the fields. */
type Places = readonly (readonly [column: string, at: number])[]

/** A row that waits for others of its article, as one text: a list of which none stands beside its own holds most of its rows. */
export type PackedRow = Article | { line: number; packed: string; places: Places }

/** Of the control characters that none of a list's values has. */
const BETWEEN = '\u001f'

/** Packs rows whose values stand in their fields as they are, which is most of them; all others stay as they are. */
export function createPacking() {
  let places: Places = []
  return {
    pack(article: Article): PackedRow {
      if (!isPlain(article)) return article
      if (!fits(places, article)) places = placesIn(article, places)
      if (!fits(places, article)) return article
      return { line: article.line, packed: article.fields.join(BETWEEN), places }
    },
    unpack(row: PackedRow): Article {
      if (!('packed' in row)) return row
      const fields = row.packed.split(BETWEEN)
      const values = Object.fromEntries(row.places.map(([column, at]) => [column, fields[at] ?? '']))
      return articleOf({ line: row.line, values, fields })
    },
  }
}

const isPlain = ({ fields, joined, offSale, guesses, batches, toCount, heads }: Article) =>
  joined.length === 0 &&
  offSale === null &&
  !(guesses ?? batches ?? toCount ?? heads) &&
  fields.every((field) => !field.includes(BETWEEN))

const fits = (places: Places, { values, fields }: Article) =>
  Object.keys(values).length === places.length &&
  places.every(([column, at]) => values[column] === fields[at])

/** @param before - What was right so far: blanks stand in many places. */
function placesIn({ values, fields }: Article, before: Places): Places {
  const known = new Map(before)
  return Object.entries(values).map(([column, text]) => {
    const at = known.get(column)
    return [column, at !== undefined && fields[at] === text ? at : fields.indexOf(text)] as const
  })
}
