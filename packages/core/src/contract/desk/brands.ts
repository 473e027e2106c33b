import type { SeenVersion } from './categories.ts'

export interface DeskBrand {
  id: string
  version: string
  name: string
  slug: string
  logo: string
  /** Products that the store shows of it. */
  products: number
}

export interface BrandDeskCalls {
  /** By name, those that begin as `search` does. */
  'GET /desk/brands': { query: { search?: string; page?: number; limit?: number }; data: DeskBrand[] }
  /** A new one without `id`. */
  'POST /desk/brands': { body: { name: string; logo: string; id?: string; seen?: string }; data: DeskBrand }
  /** All products of one become another's, and its address leads there. */
  'POST /desk/brands/join': { body: SeenVersion & { id: string; into: string }; data: DeskBrand }
}

/** What takes a picture as it is. */
export interface PageUploads {
  /** Encoded anew and kept: answers the path that pages show it by, as large as its use asks for. */
  'POST /desk/pages/picture': { query: { use: 'logo' | 'banner' }; data: { path: string } }
}
