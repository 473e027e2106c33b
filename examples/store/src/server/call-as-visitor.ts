import type { CallName, Envelope } from '@dawakit/core/contract'
import type { APIContext } from 'astro'
import { markupShop } from '../markup-shop.ts'
import { shop } from './shop.ts'

/**
 * Which site's page sent the form: the API lets no other site's in. A page that tells nobody its address (a mailed link)
 * sends `null` for its own origin; whether that is another's, newer browsers say beside it.
 */
function whereFrom({ headers }: Request): Record<string, string> {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  return {
    ...(origin && origin !== 'null' && { Origin: origin }),
    ...(site && { 'Sec-Fetch-Site': site }),
  }
}

interface VisitorAnswer {
  isDone: boolean
  /** Of HTTP. */
  status: number
  /** A sentence that may be shown: a refusal in the language of the store. */
  message: string
}

/**
 * Makes a call for who sent a page's form, as their browser would: unlike what a page reads for itself, it counts
 * against the limits of their network address.
 */
export async function callAsVisitor(
  name: Extract<CallName, `POST ${string}`>,
  body: object,
  { request, clientAddress }: Pick<APIContext, 'request' | 'clientAddress'>,
): Promise<VisitorAnswer> {
  const { app } = await shop()
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const forwardedFor = request.headers.get('x-forwarded-for')
  if (forwardedFor) headers.set('X-Forwarded-For', forwardedFor)
  for (const [name, value] of Object.entries(whereFrom(request))) headers.set(name, value)
  const url = new URL(name.slice('POST '.length), request.url)
  const call = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await app.fetch(call, { address: clientAddress })
  const said = (await answer.json()) as Envelope<unknown>
  const message = said.key === 'error' ? markupShop.say(said) : said.message
  return { isDone: said.key === 'success', status: answer.status, message }
}
