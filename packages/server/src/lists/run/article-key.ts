import { short } from '@dawakit/lists/values'
import { slugOf } from './slug-of.ts'

/** By what a list knows an article: its code, without codes its name. Null of a row that has neither. */
export function articleKey({
  code,
  slug = '',
  name = '',
}: Readonly<Record<string, string>>): { key: string; text: string } | null {
  if (code) return { key: `code ${code}`, text: `code "${short(code)}"` }
  const own = slugOf(slug) || slugOf(name)
  return own === '' ? null : { key: `slug ${own}`, text: `name "${short(name)}"` }
}
