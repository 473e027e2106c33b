import { toRupees } from '@dawakit/core/money'
import { rupeesOrNull } from '../../../ground/contract/rupees.ts'
import type { Mount } from '../../../ground/http/mount.ts'
import { requireOperator } from '../../../ground/http/require-operator.ts'
import { listCases, type MoneyCaseRow } from './money-cases.sql.ts'

const MOST_LISTED = 500

/** Money that a person has to look at, for an operator's own program. */
export const moneyCaseRoutes: Mount = (app, context) => {
  app.get('/operator/money', async (c) => {
    requireOperator(context.config, c.req.header('authorization'))
    const state = c.req.query('state') === 'closed' ? 'closed' : 'open'
    const rows = await listCases(context.db, state, MOST_LISTED)
    c.header('Cache-Control', 'no-store')
    return c.json({ key: 'success', message: 'OK', data: rows.map(shown), totalCount: rows.length })
  })
}

function shown(row: MoneyCaseRow & { order_number: string | null }) {
  return {
    _id: row.id,
    kind: row.kind,
    state: row.state,
    gateway: row.provider,
    gatewayReference: row.provider_reference,
    orderNumber: row.order_number,
    expected: rupeesOrNull(row.expected_paise),
    found: toRupees(row.found_paise),
    note: row.note,
    openedAt: new Date(row.opened_at).toISOString(),
    closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
  }
}
