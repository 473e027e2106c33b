import type { APIRoute } from 'astro'
import { shop } from '../server/shop.ts'

const DRAWN = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }

/** What a browser shows of the shop on a home screen. */
export const GET: APIRoute = async () => {
  const { store, brand } = (await shop()).config
  const { colours, pictures, shortName } = brand
  const icons = [192, 512].flatMap((side) => {
    const icon = pictures.icons.get(side)
    return icon ? { src: icon.path, sizes: `${side}x${side}`, type: icon.type, purpose: 'any' } : []
  })
  const manifest = {
    name: store.name,
    short_name: shortName,
    start_url: '/',
    display: 'standalone',
    background_color: colours?.ground ?? '#f5f9f7',
    theme_color: colours?.primary ?? '#0b6e4f',
    icons: icons.length > 0 ? icons : [DRAWN],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=300' },
  })
}
