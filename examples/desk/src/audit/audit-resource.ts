import type { AuditQuery } from '@dawakit/core/contract'
import { askPage } from '../api/ask.ts'
import type { DeskResource } from '../api/data-provider.ts'

/** What the filters of the page are named by. */
const FILTERS = [
  'staff',
  'action',
  'subject',
  'subjectId',
  'order',
  'from',
  'to',
] as const satisfies readonly (keyof AuditQuery)[]

/** The filters that have a value, as the call takes them. */
export function auditQueryOf(filters: Readonly<Record<string, unknown>>): AuditQuery {
  const query: AuditQuery = {}
  for (const name of FILTERS) {
    const value = filters[name]
    if (typeof value === 'string' && value.trim() !== '') query[name] = value.trim()
  }
  return query
}

export const auditResource: DeskResource = {
  list: ({ page, limit, ...filters }) =>
    askPage('GET /desk/audit', { query: { ...auditQueryOf(filters), page, limit } }),
}
