import type { ShopHost } from '../shop/page-shop.ts'
import { findApiProblem } from './api-problem.ts'
import { findElementProblems, findGridProblems } from './element-problems.ts'
import { explainInPlace, NO_SHOP } from './explain-in-place.ts'
import { findLanguageProblem } from './language-problem.ts'
import { findLacks } from './policy/find-lacks.ts'
import { policyFor, policyText } from './policy/policy-for.ts'
import { readFacts } from './policy/read-facts.ts'
import { readPolicies } from './policy/read-policies.ts'
import { readApi } from './read-api.ts'

export { csp } from './policy/csp.ts'

/** Written in by the build from package.json. */
declare const __DAWAKIT_VERSION__: string

const version = __DAWAKIT_VERSION__

/** What has not answered by then is not blocked: blocking is told at once. */
const PATIENCE_MS = 1000

/** Versions of further script tags, which gave way. */
const ignored: string[] = []

/** What the browser said it blocked, since the doctor was first asked. */
interface BlockedByPolicy {
  directive: string
  uri: string
}

function findShopProblems(): string[] {
  const shops = document.querySelectorAll<HTMLElement & Partial<ShopHost>>('dawa-shop')
  if (shops.length === 0) return [NO_SHOP]
  const problems = []
  if (shops.length > 1) problems.push(`There are ${shops.length} <dawa-shop> elements; the first one counts.`)
  const [host] = shops
  const api = host?.getAttribute('api')
  const used = host?.shop?.apiUrl
  if (!api) problems.push('<dawa-shop> has no api attribute; /api of this site is asked.')
  else if (!readApi()) problems.push(`The api of <dawa-shop> is no address: ${api}`)
  else if (used !== undefined && used !== api.replace(/\/+$/, ''))
    problems.push(`<dawa-shop> began with ${used}: a later change of its api does not count.`)
  const overlay = host?.shop?.$overlay.get()?.name
  if (overlay && !/^(cart|login)$/.test(overlay))
    problems.push(`Dawakit.open('${overlay}') opens nothing: there are 'cart' and 'login'.`)
  return host ? [...problems, ...findLanguageProblem(host)] : problems
}

function findScriptProblems(): string[] {
  const problems = []
  const running = window.Dawakit?.version
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[src*="dawakit"]')]
  if (ignored.length > 0 || tags.length > 1) {
    problems.push(
      `The script tag is on the page ${Math.max(tags.length, ignored.length + 1)} times; one is enough.`,
    )
  }
  for (const other of new Set([...ignored, version])) {
    if (running && other !== running)
      problems.push(`Versions ${running} and ${other} are mixed; use one address.`)
  }
  if (tags.some((tag) => tag.type !== 'module')) problems.push('The script tag needs type="module".')
  return problems
}

function findUndefinedElements(): string[] {
  // Those that are loaded are registered when the page's words are here.
  if (document.querySelector<HTMLElement & Partial<ShopHost>>('dawa-shop')?.waits) return []
  const names = [...document.querySelectorAll('*')]
    .map((element) => element.localName)
    .filter((name) => name.startsWith('dawa-') && !customElements.get(name))
  return [...new Set(names)].map(
    (name) => `<${name}> has not loaded: it is no tag of Dawakit ${version}, or its chunk is blocked.`,
  )
}

/** Loads a picture as the widgets do, while the API is asked, and hears what the policy says to both. */
async function findBlocked({ origin }: URL): Promise<string[]> {
  const blocked: BlockedByPolicy[] = []
  const onViolation = ({ effectiveDirective: directive, blockedURI: uri }: SecurityPolicyViolationEvent) => {
    blocked.push({ directive, uri })
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  const picture = new Image()
  await new Promise((done) => {
    picture.onload = picture.onerror = done
    picture.src = `${origin}/favicon.ico`
    setTimeout(done, PATIENCE_MS)
  })
  // Violations are told in a task of their own.
  await new Promise((done) => setTimeout(done, 50))
  document.removeEventListener('securitypolicyviolation', onViolation)
  return blocked.map(({ directive, uri }) => `The page's policy blocks ${uri}: add it to ${directive}.`)
}

/** What the page's policy lacks for the elements on it, told beside the whole policy for them. */
async function findPolicyLacks(): Promise<string[]> {
  const policies = await readPolicies()
  if (policies.length === 0) return []
  const { 'script-src': scripts = [], ...needed } = policyFor(await readFacts(), {
    trustedTypes: policies.some((policy) => /\btrusted-types\b/.test(policy)),
  })
  // Our own files are let in, by whatever way: this is one of them.
  const gateways = scripts.filter((source) => needed['frame-src']?.includes(source))
  const lacks = findLacks(policies, { 'script-src': gateways, ...needed }, new URL(location.href))
  if (lacks.length > 0) console.info(`Dawakit.csp(): ${policyText({ 'script-src': scripts, ...needed })}`)
  return lacks
}

/**
 * Looks for what keeps the widgets from working, prints it and answers it: a duplicate tag, a mixed
 * version, a blocked directive of the policy, an API that cannot be reached or that refuses this origin,
 * an element that lacks what it shows, says a failure, or has no room.
 *
 * @param duplicate - Version of a further script tag, which reports itself.
 * @returns sentences; none when all is well
 */
export async function doctor(duplicate?: string): Promise<readonly string[]> {
  if (duplicate) ignored.push(duplicate)
  const api = readApi()
  // Before anything else is asked for: what the page's policy says to that is heard apart.
  const lacks = api ? await findPolicyLacks() : []
  const [blocked, apiProblem] = api ? await Promise.all([findBlocked(api), findApiProblem(api)]) : [[]]
  const problems = [
    ...findScriptProblems(),
    ...findShopProblems(),
    ...findUndefinedElements(),
    ...findElementProblems(),
    ...(apiProblem ? [] : await findGridProblems()),
    ...new Set([...blocked, ...lacks]),
    ...(apiProblem ? [apiProblem] : []),
  ]
  explainInPlace(document.querySelector('dawa-shop') ? apiProblem : NO_SHOP)
  if (problems.length > 0) console.warn(`Dawakit ${version} found:\n- ${problems.join('\n- ')}`)
  else console.info(`Dawakit ${version}: all is well.`)
  return problems
}
