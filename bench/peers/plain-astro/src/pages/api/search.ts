import type { APIRoute } from 'astro'
import { data } from '../../data.ts'

export const GET: APIRoute = ({ url }) => {
  const text = (url.searchParams.get('search') ?? '').toLowerCase()
  const hits = data.pages
    .filter(({ product }) => product.name.toLowerCase().startsWith(text))
    .slice(0, 10)
    .map(({ product }) => ({ name: product.name, path: product.path }))
  return Response.json({ hits })
}
