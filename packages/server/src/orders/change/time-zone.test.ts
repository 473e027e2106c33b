import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('../../../test/programs/order-by-the-clock.ts', import.meta.url))

async function runIn(zone: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=dawakit-source', '--disable-warning=ExperimentalWarning', program],
    { env: { ...process.env, TZ: zone } },
  )
  return JSON.parse(stdout)
}

it.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'The server in %s promises and invoices by the day in India',
  async (zone) => {
    expect(await runIn(zone)).toEqual([
      {
        window: { from: '2026-11-16', to: '2026-11-17' },
        orderDay: '261114',
        invoice: 'INV/26-27/000001',
        invoiceDate: '2026-11-14T09:59:59.999Z',
      },
      {
        window: { from: '2026-11-17', to: '2026-11-18' },
        orderDay: '261114',
        invoice: 'INV/26-27/000002',
        invoiceDate: '2026-11-14T10:00:00.000Z',
      },
      {
        window: { from: '2026-11-17', to: '2026-11-18' },
        orderDay: '261114',
        invoice: 'INV/26-27/000003',
        invoiceDate: '2026-11-14T18:29:59.999Z',
      },
      {
        window: { from: '2027-04-03', to: '2027-04-04' },
        orderDay: '270331',
        invoice: 'INV/26-27/000004',
        invoiceDate: '2027-03-31T18:29:59.999Z',
      },
      {
        window: { from: '2027-04-03', to: '2027-04-04' },
        orderDay: '270401',
        invoice: 'INV/27-28/000001',
        invoiceDate: '2027-03-31T18:30:00.000Z',
      },
    ])
  },
  60_000,
)
