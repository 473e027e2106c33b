import { notices } from '../../../widgets/src/language/tamil/notices.ts'
import { page } from '../../../widgets/src/language/tamil/page.ts'
import { refusals } from '../../../widgets/src/language/tamil/refusals.ts'
import type { Words } from './words.ts'

const ordering = () => import('./tamil-ordering.ts')

/** Tamil, for the elements that are on the page. */
export async function words(): Promise<Words> {
  const said = { locale: 'ta-IN', refusals, notices }
  return document.querySelector('dawa-checkout,dawa-order-tracker,dawa-invoice,dawa-login:not([drawer])')
    ? { ...said, widgets: { ...page, ...(await ordering()).ordering } }
    : { ...said, widgets: { ...page }, ordering }
}
