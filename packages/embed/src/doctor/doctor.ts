/** Written in by the build from package.json. */
declare const __DAWAKIT_VERSION__: string

const version = __DAWAKIT_VERSION__

/** What has not answered by then is not blocked: blocking is told at once. */
const PATIENCE_MS = 1000

/** What the browser said it blocked, since the doctor was first asked. */
interface BlockedByPolicy {
  directive: string
  uri: string
}

async function findApiProblem(api: string): Promise<string | undefined> {
  const address = new URL(`${api.replace(/\/+$/, '')}/get/checkoutConfig`, location.href)
  const key = document.querySelector('dawa-shop')?.getAttribute('key')
  try {
    const response = await fetch(address, key ? { headers: { 'X-Dawakit-Key': key } } : {})
    if (response.ok) return undefined
    const answer = (await response.json().catch(() => null)) as { code?: string; message?: string } | null
    if (answer?.code === 'origin-not-allowed') {
      return `The shop does not allow the origin ${location.origin}. Ask the pharmacy to add it to your key.`
    }
    return `The API at ${address.origin} answered ${response.status}${answer?.message ? `: ${answer.message}` : ''}.`
  } catch {
    return `The API at ${address.href} cannot be reached from ${location.origin}: it is down, its address is wrong, it does not allow this origin, or the page's policy lacks connect-src ${address.origin}.`
  }
}

/** Constructed sheets and inline text: what the page's policy must not need. */
function findShopProblems(): string[] {
  const shops = document.querySelectorAll('dawa-shop')
  if (shops.length === 0) return ['There is no <dawa-shop api="…"> on the page: nothing can be shown.']
  const problems = []
  if (shops.length > 1) problems.push(`There are ${shops.length} <dawa-shop> elements; the first one counts.`)
  if (!shops[0]?.getAttribute('api'))
    problems.push('<dawa-shop> has no api attribute; /api of this site is asked.')
  return problems
}

function findScriptProblems(): string[] {
  const problems = []
  const { duplicates = [], version: running } = window.Dawakit ?? {}
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[src*="dawakit"]')]
  if (duplicates.length > 0 || tags.length > 1) {
    problems.push(
      `The script tag is on the page ${Math.max(tags.length, duplicates.length + 1)} times; one is enough.`,
    )
  }
  for (const other of new Set([...duplicates, version])) {
    if (running && other !== running)
      problems.push(`Versions ${running} and ${other} are mixed; use one address.`)
  }
  if (tags.some((tag) => tag.type !== 'module')) problems.push('The script tag needs type="module".')
  return problems
}

function findUndefinedElements(): string[] {
  const names = [...document.querySelectorAll('*')]
    .map((element) => element.localName)
    .filter((name) => name.startsWith('dawa-') && !customElements.get(name))
  return [...new Set(names)].map(
    (name) => `<${name}> has not loaded: it is no tag of Dawakit ${version}, or its chunk is blocked.`,
  )
}

/** Loads a picture as the widgets do, while the API is asked, and hears what the policy says to both. */
async function findBlocked(api: string): Promise<string[]> {
  const blocked: BlockedByPolicy[] = []
  const onViolation = ({ effectiveDirective: directive, blockedURI: uri }: SecurityPolicyViolationEvent) => {
    blocked.push({ directive, uri })
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  const { origin } = new URL(api, location.href)
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

/**
 * Looks for what keeps the widgets from working, prints it and answers it: a duplicate tag, a mixed
 * version, a blocked directive of the policy, an API that cannot be reached or that refuses this origin.
 * @returns sentences; none when all is well
 */
export async function doctor(): Promise<readonly string[]> {
  const api = document.querySelector('dawa-shop')?.getAttribute('api') ?? '/api'
  const [blocked, apiProblem] = await Promise.all([findBlocked(api), findApiProblem(api)])
  const problems = [
    ...findScriptProblems(),
    ...findShopProblems(),
    ...findUndefinedElements(),
    ...new Set(blocked),
    ...(apiProblem ? [apiProblem] : []),
  ]
  if (problems.length > 0) console.warn(`Dawakit ${version} found:\n- ${problems.join('\n- ')}`)
  else console.info(`Dawakit ${version}: all is well.`)
  return problems
}
