import type { APIRoute } from 'astro'
import { loadHomeRow } from '../../home/home-data.ts'

/**
 * The cards that a row of the home page does not open with, as a list. In the page they were half of its bytes, and a
 * visitor who buys from the first screen never sees them.
 */
export const GET: APIRoute = async ({ params }) => {
  const row = await loadHomeRow(params['id'] ?? '')
  if (!row?.waiting) return new Response(null, { status: 404 })
  return new Response(`<ul>${row.waiting}</ul>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}
