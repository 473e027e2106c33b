import { place } from '../../ordering.ts'
import { type DeskRow, type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'

async function looked({ shop, desk, me }: DeskWorld) {
  const order = (await place(shop, me)).data
  await desk.as('support').get('/desk/order', { id: order._id })
  return { query: { action: 'order.', order: order.orderNumber, from: '2026-11-14', to: '2026-11-14' } }
}

const refused: DeskRow['refused'] = () => [[{ query: { from: '14.11.2026' } }, 400, NOT_VALID]]

export const auditRows: DeskRows<'GET /desk/audit' | 'GET /desk/audit/list'> = {
  'GET /desk/audit': {
    as: 'owner',
    good: looked,
    answers: { totalCount: 1, data: [{ action: 'order.look', staff: { name: 'Selvi Mani' } }] },
    refused,
  },
  'GET /desk/audit/list': {
    as: 'owner',
    good: looked,
    answers: { type: 'text/csv; charset=utf-8', fileName: 'audit.csv' },
    refused,
  },
}
