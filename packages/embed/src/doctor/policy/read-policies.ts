/** Violations are told in a task of their own. */
const TOLD_MS = 50

/**
 * The policies that the page is under: those in its head, and that of its answer, which is asked for once more. A policy that
 * forbids even that says itself what it is.
 */
export async function readPolicies(): Promise<string[]> {
  const told: string[] = []
  const note = ({ disposition, originalPolicy }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce') told.push(originalPolicy)
  }
  document.addEventListener('securitypolicyviolation', note)
  const header = await fetch(location.href, { method: 'HEAD' }).then(
    ({ headers }) => headers.get('content-security-policy'),
    () => null,
  )
  if (header === null) await new Promise((done) => setTimeout(done, TOLD_MS))
  document.removeEventListener('securitypolicyviolation', note)
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')
  const all = [...Array.from(metas, ({ content }) => content), ...(header ?? '').split(','), ...told]
  return [...new Set(all.map((policy) => policy.trim()))].filter((policy) => policy)
}
