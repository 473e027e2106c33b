import type { ListedCategory } from '@dawakit/lists/said'
import type { Place } from './shelves.ts'

/** Counts where the products of each category of a list went. */
export function countCategories() {
  const counted = new Map<string, ListedCategory>()
  return {
    count(listed: string, { category, subcategory, isGeneral, isNew }: Place): void {
      if (listed === '') return
      const key = JSON.stringify([listed, isGeneral, category, subcategory])
      const known = counted.get(key)
      if (known) {
        known.rows++
        known.isNew ||= isNew
      } else counted.set(key, { listed, rows: 1, category, subcategory, isGeneral, isNew })
    },
    /** Most rows first. */
    list: (): ListedCategory[] => [...counted.values()].toSorted((one, other) => other.rows - one.rows),
  }
}
