import { askPage } from '../api/ask.ts'
import type { DeskResource } from '../api/data-provider.ts'

export const staffResource: DeskResource = {
  list: ({ page, limit }) => askPage('GET /desk/staff', { query: { page, limit } }),
}
