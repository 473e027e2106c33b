import type { RegisterEntry, RegisterSearch } from '@dawakit/core/contract'
import { ask } from '../api/ask.ts'
import type { Words } from '../language/use-words.ts'
import type { DrawnPaper } from '../papers/use-paper.ts'

const MOST_AT_ONCE = 100

/** All that is searched of a register on pages of a book. */
export async function drawRegister(search: RegisterSearch, words: Words): Promise<DrawnPaper> {
  const holder = await ask('GET /desk/registerHolder', {})
  const entries: RegisterEntry[] = []
  let after: string | null = null
  do {
    const query = { ...search, limit: MOST_AT_ONCE, ...(after !== null && { after }) }
    const page: { entries: RegisterEntry[]; next: string | null } = await ask('GET /desk/register', { query })
    entries.push(...page.entries)
    after = page.next
  } while (after !== null)
  const { createRegisterPdf } = await import('./register-pdf.ts')
  const pdf = await createRegisterPdf({ search, holder, entries }, words)
  return { pdf, fileName: `register-${search.register}-${search.from}-${search.to}` }
}
