import { notices } from '../../../widgets/src/language/hindi/notices.ts'
import { page } from '../../../widgets/src/language/hindi/page.ts'
import { refusals } from '../../../widgets/src/language/hindi/refusals.ts'
import type { Words } from './words.ts'

const ordering = () => import('./hindi-ordering.ts')

/** Hindi, for the elements that are on the page. */
export async function words(): Promise<Words> {
  const said = { locale: 'hi-IN', refusals, notices }
  return document.querySelector('dawa-checkout,dawa-order-tracker,dawa-invoice,dawa-login:not([drawer])')
    ? { ...said, widgets: { ...page, ...(await ordering()).ordering } }
    : { ...said, widgets: { ...page }, ordering }
}
