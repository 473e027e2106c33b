import { type Directives, type PolicyWay, policyFor, policyText } from './policy-for.ts'
import { readFacts } from './read-facts.ts'

/** The policy for a page, as text and as a table. */
export interface PagePolicy {
  /** The value of a `Content-Security-Policy` header. */
  header: string
  directives: Directives
}

/**
 * The exact Content-Security-Policy for the elements that are on the page now: what they need, beside what the page needs
 * itself. Printed, too, to be copied.
 */
export async function csp(way: PolicyWay = {}): Promise<PagePolicy> {
  const directives = policyFor(await readFacts(way), way)
  const header = policyText(directives)
  if (way.hashes && !document.querySelector('script[type=importmap]'))
    console.warn('Hashes let in the files of a page that pins a release: this page has no import map.')
  console.info(`Content-Security-Policy: ${header}`)
  return { header, directives }
}
