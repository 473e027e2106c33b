import { notices } from '../../../widgets/src/language/hindi/notices.ts'
import { page } from '../../../widgets/src/language/hindi/page.ts'
import { refusals } from '../../../widgets/src/language/hindi/refusals.ts'
import type { Words } from './words.ts'

/** Hindi, for the elements of a page of products; the others ask for what they say besides. */
export const words: Words = {
  locale: 'hi-IN',
  refusals,
  notices,
  widgets: { ...page },
  ordering: () => import('./hindi-ordering.ts'),
}
