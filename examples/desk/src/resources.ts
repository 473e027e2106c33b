import type { DeskResource } from './api/data-provider.ts'
import { auditResource } from './audit/audit-resource.ts'
import { staffResource } from './staff/staff-resource.ts'

/** The nouns that react-admin's lists and forms know, a line each. */
export const resources: Readonly<Record<string, DeskResource>> = {
  audit: auditResource,
  staff: staffResource,
}
