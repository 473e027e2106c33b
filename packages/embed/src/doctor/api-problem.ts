import { partnerKey } from '../shop/partner-key.ts'

/** Why the API answers nothing that this page can use; undefined where all is well. */
export async function findApiProblem(api: URL): Promise<string | undefined> {
  const address = `${api.href.replace(/\/+$/, '')}/get/checkoutConfig`
  const key = partnerKey(document.querySelector('dawa-shop'))
  const refused = `The API at ${api.origin} does not allow the origin ${location.origin} ${
    key
      ? `under the key ${key}. Ask the pharmacy to add it to your key.`
      : 'without a key. Write the one that the pharmacy gave you: <dawa-shop partner-key="pk_…">.'
  }`
  try {
    const response = await fetch(address, key ? { headers: { 'X-Dawakit-Key': key } } : {})
    const answer = (await response.json().catch(() => null)) as { code?: string; message?: string } | null
    if (response.ok && answer) return undefined
    if (answer?.code === 'origin-not-allowed') return refused
    if (!answer) return `There is no API at ${api.href}: it answered ${response.status}, and no JSON.`
    return `The API at ${api.origin} answered ${response.status}${answer.message ? `: ${answer.message}` : ''}.`
  } catch {
    // An answer that this page may not read is an answer.
    const isThere = await fetch(address, { mode: 'no-cors' }).catch(() => null)
    return isThere
      ? refused
      : `The API at ${address} cannot be reached from ${location.origin}: it is down, its address is wrong, or the page's policy lacks connect-src ${api.origin}.`
  }
}
