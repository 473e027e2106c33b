import { createServer } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { openMetricsServer } from '../../ground/watching/metrics/metrics-server.ts'

onEachDatabase('A scrape', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open())
  })
  const scrape = () => shop.app.context.scrape.text()
  const writeMessage = (id: string, change: object) =>
    shop.db
      .insertInto('outbox')
      .values({
        ...{ id, kind: 'sms', recipient: '', payload: '{}', dedupe_key: id, created_at: shop.clock.now },
        ...{ next_try_at: shop.clock.now, expires_at: null, tries: 0, sent_at: null, last_error: null },
        ...change,
      })
      .execute()

  it('says which messages wait, for how long, and which were given up', async () => {
    await writeMessage('waits', { created_at: shop.clock.now - 90_000 })
    await writeMessage('waits too', {})
    await writeMessage('was given up', { payload: '', given_up_at: shop.clock.now, created_at: 0 })
    await writeMessage('has left', { payload: '', sent_at: shop.clock.now, created_at: 0 })
    const text = await scrape()
    expect(text).toContain('dawakit_outbox_waiting{kind="sms"} 2\n')
    expect(text).toContain('dawakit_outbox_oldest_seconds{kind="sms"} 90\n')
    expect(text).toContain('dawakit_outbox_given_up{kind="sms"} 1\n')
    expect(text).toContain('dawakit_outbox_waiting{kind="mail"} 0\n')
    expect(text).toContain('dawakit_outbox_oldest_seconds{kind="mail"} 0\n')
    expect(text).toContain('dawakit_payments_waiting 0\n')
    expect(text).toContain('dawakit_shop_figures_known 1\n')
  })

  it('counts the products below their alert as the command line lists them', async () => {
    await shop.db.updateTable('product').set({ stock_alert_threshold: 0 }).execute()
    const [first, second, third] = await shop.db
      .selectFrom('product')
      .select('id')
      .where('is_for_sale', '=', 1)
      .execute()
    const alert = { stock_alert_threshold: 1_000_000 }
    for (const product of [first, second, third]) {
      await shop.db
        .updateTable('product')
        .set(alert)
        .where('id', '=', product?.id ?? '')
        .execute()
    }
    await shop.db
      .updateTable('product')
      .set({ is_for_sale: 0 })
      .where('id', '=', third?.id ?? '')
      .execute()
    expect(await scrape()).toContain('dawakit_stock_below_alert 2\n')
  })

  it('says how many names the search looks into, once its index is made', async () => {
    expect(await scrape()).toContain('dawakit_search_index_names 0\n')
    const { products, variants, salts } = await shop.app.context.catalogue.searchIndex()
    const names = products.size + variants.size + salts.size
    expect(names).toBeGreaterThan(3)
    const text = await scrape()
    expect(text).toContain(`dawakit_search_index_names ${names}\n`)
    expect(text).toMatch(/dawakit_search_index_made_timestamp_seconds \d{10}/)
  })

  it('counts requests by the patterns of their paths, whatever visitors make up', async () => {
    for (const name of ['asha', 'kamala', 'lakshmi']) {
      await shop.fetch(`/nowhere/${name}`)
      await shop.fetch(`/get/carouselBanner?search=${name}`, { method: name })
      await shop.fetch(`/images/packs/${name}.svg`)
    }
    const text = await scrape()
    expect(text).toContain(
      'dawakit_http_requests_total{part="api",method="GET",route="/images/*",status="4xx"} 3\n',
    )
    expect(text).toContain(
      'dawakit_http_requests_total{part="api",method="GET",route="none",status="4xx"} 3\n',
    )
    expect(text).toContain(
      'dawakit_http_requests_total{part="api",method="other",route="none",status="4xx"} 3\n',
    )
    expect(text).not.toMatch(/asha|kamala|lakshmi/)
  })
})

describe('Without a database', () => {
  it('what it would tell is not said, and that it is not known is', async () => {
    const shop = await openTestShop(await openDatabase(':memory:'))
    expect(await shop.app.context.scrape.text()).toContain('dawakit_refunds_pending 0\n')
    await shop.db.destroy()
    shop.clock.advance(60_000)
    const text = await shop.app.context.scrape.text()
    expect(text).toContain('dawakit_shop_figures_known 0\n')
    for (const name of ['refunds_pending', 'payments_waiting', 'outbox_waiting', 'stock_below_alert']) {
      expect(text).not.toMatch(new RegExp(`^dawakit_${name}\\b`, 'm'))
    }
    expect(text).toContain('dawakit_http_requests_total')
  })
})

describe('Two shops in one process', () => {
  it('count each for itself', async () => {
    const first = await openTestShop(await openDatabase(':memory:'))
    const second = await openTestShop(await openDatabase(':memory:'))
    await first.fetch('/healthz')
    const counted = 'route="/healthz",status="2xx"} 1'
    expect(await first.app.context.scrape.text()).toContain(counted)
    expect(await second.app.context.scrape.text()).not.toContain(counted)
  })
})

describe('The port of the metrics', () => {
  it('answers them alone, and is closed with the shop', async () => {
    const { app } = await openTestShop(await openDatabase(':memory:'))
    const server = await openMetricsServer(app.context.scrape, { port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${server.port}`
    const answer = await fetch(`${url}/metrics`)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, app.context.scrape.contentType])
    expect(await answer.text()).toContain('dawakit_build_info{')
    expect((await fetch(`${url}/get/products`)).status).toBe(404)
    await server.close()
    await expect(fetch(`${url}/metrics`)).rejects.toThrow()
  })

  it('is refused with its reason where somebody has it', async () => {
    const { app } = await openTestShop(await openDatabase(':memory:'))
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(openMetricsServer(app.context.scrape, { port, host: '127.0.0.1' })).rejects.toThrow(
      'EADDRINUSE',
    )
    other.close()
  })
})
