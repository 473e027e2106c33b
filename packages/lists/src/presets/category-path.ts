import { CATEGORY_NAME_MAX } from '@dawakit/core/product'
import { knownCategory } from './known-categories.ts'
import { isNoMedicine } from './no-medicine.ts'

/** Said of everything, and of nothing: no shelf. */
const NO_SHELF = /^(?:uncategori[sz]ed|all|saleable|default(?: category)?|home|shop|products?|all products)$/i
/** What stands above our categories in the menu. */
const MENU = /^(?:medicines?|drugs?|pharmacy|health ?care|health (?:&|and) beauty|medicine (?:&|and) drugs)$/i
/** All medicines: their salts tell where they stand. */
const MEDICINES = /^(?:medicines?|allopath(?:y|ic)|drugs?|pharmacy|medicine (?:&|and) drugs)$/i

/** Whether it stands above the categories of ours. */
export const isMenu = (part: string): boolean => MENU.test(part)

const NOWHERE = { category: '', subcategory: '', kind: '', goods: '', listed_category: '' }

/**
 * The columns of where a shop has an article: the deepest of its paths that says something. The first part is the category, ours where
 * one is surely meant, what follows the subcategory.
 *
 * @param paths - From the top down.
 * @param name - Of the article: what is a medicine by its form is one on every shelf.
 */
export function categoryColumns(paths: readonly (readonly string[])[], name: string): Record<string, string> {
  const found = paths
    .map((path) => path.map((part) => part.trim()).filter((part) => part !== '' && !NO_SHELF.test(part)))
    .filter((path) => path.length > 0)
    .reduce<string[]>((deepest, path) => (path.length > deepest.length ? path : deepest), [])
  if (found.length === 0) return { ...NOWHERE }
  const [top = '', ...rest] = found.length > 1 && isMenu(found[0] ?? '') ? found.slice(1) : found
  const listed = found.join(' > ')
  if (rest.length === 0 && MEDICINES.test(top)) return { ...NOWHERE, listed_category: listed }
  const known = knownCategory(top)
  return {
    category: known?.category ?? top,
    subcategory: subcategoryOf(rest),
    kind: known ? (known.goods ? 'general' : 'speciality') : '',
    goods: known?.goods && isNoMedicine(name) ? known.goods : '',
    listed_category: listed,
  }
}

function subcategoryOf(parts: readonly string[]): string {
  const joined = parts.join(' > ')
  return joined.length > CATEGORY_NAME_MAX ? (parts.at(-1) ?? '') : joined
}
