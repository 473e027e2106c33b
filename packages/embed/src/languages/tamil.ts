import { notices } from '../../../widgets/src/language/tamil/notices.ts'
import { page } from '../../../widgets/src/language/tamil/page.ts'
import { refusals } from '../../../widgets/src/language/tamil/refusals.ts'
import type { Words } from './words.ts'

/** Tamil, for the elements of a page of products; the others ask for what they say besides. */
export const words: Words = {
  locale: 'ta-IN',
  refusals,
  notices,
  widgets: { ...page },
  ordering: () => import('./tamil-ordering.ts'),
}
