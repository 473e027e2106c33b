import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Outside, openOutside } from '../../../../test/outside.ts'
import { openTraceReceiver, type TraceReceiver } from '../../../../test/trace-receiver.ts'
import { type OpenShop, openShop } from '../../../operator/start/open-shop.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'
const traceparent = `00-${TRACE_ID}-${CALLER}-01`

let receiver: TraceReceiver
let outside: Outside
let folder: string
let shop: OpenShop
beforeEach(async () => {
  receiver = await openTraceReceiver()
  outside = await openOutside()
  folder = mkdtempSync(join(tmpdir(), 'dawakit-traces-'))
})
afterEach(async () => {
  await receiver.close()
  await outside.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(env: Record<string, string> = {}): Promise<void> {
  shop = await openShop({
    DATA_FOLDER: folder,
    CATALOGUE: 'none',
    LOG_LEVEL: 'silent',
    SANDBOX_URL: outside.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    TRUSTED_PROXIES: '1',
    ...env,
  })
}
const ask = (path: string, init?: RequestInit) =>
  shop.app.fetch(new Request(`http://shop.test/api${path}`, init))
const traced = (name: string) => receiver.spans.filter((span) => span.name === name)

describe('The trace of a request', () => {
  it('has its route, its statements with placeholders, and goes on from the proxy’s', async () => {
    await open()
    const answer = await ask('/get/userByForgotPasswordId?forgotPasswordId=SWAGATAM20', {
      headers: { traceparent },
    })
    // What is left is sent when the shop is closed.
    await shop.close()
    const [request] = traced('GET /get/userByForgotPasswordId')
    expect(request).toMatchObject({
      traceId: TRACE_ID,
      parentSpanId: CALLER,
      status: 0,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/get/userByForgotPasswordId',
        'http.response.status_code': 200,
        'dawakit.request_id': answer.headers.get('X-Request-Id'),
      },
    })
    const statements = receiver.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements).toContainEqual(
      expect.objectContaining({
        name: 'select',
        traceId: TRACE_ID,
        attributes: {
          'db.system': 'sqlite',
          'db.system.name': 'sqlite',
          'db.query.text': expect.stringMatching(/from "link" where .*\?/),
        },
      }),
    )
    expect(receiver.bodies.join()).not.toMatch(/SWAGATAM20/i)
  })

  it('begins anew where the one who asks is no proxy of ours, or sends no such header', async () => {
    await open({ TRUSTED_PROXIES: '0' })
    await ask('/healthz', { headers: { traceparent } })
    await shop.close()
    await open()
    await ask('/healthz', { headers: { traceparent: '00-asha-9876543210-01' } })
    await shop.close()
    expect(traced('GET /healthz')).toHaveLength(2)
    for (const { traceId, parentSpanId } of traced('GET /healthz')) {
      expect(traceId).not.toBe(TRACE_ID)
      expect(parentSpanId ?? '').toBe('')
    }
  })

  it('is an error where the shop has failed', async () => {
    await open()
    await shop.app.context.db.schema.dropTable('link').execute()
    expect((await ask('/get/userByForgotPasswordId?forgotPasswordId=SWAGATAM20')).status).toBe(500)
    await shop.close()
    expect(traced('GET /get/userByForgotPasswordId')).toMatchObject([
      { status: 2, attributes: { 'http.response.status_code': 500 } },
    ])
  })

  it('is made of the share of requests that is asked for, and of those that a proxy has chosen', async () => {
    await open({ OTEL_TRACES_SAMPLER_ARG: '0' })
    await ask('/healthz')
    await ask('/get/carouselBanner', { headers: { traceparent } })
    await shop.close()
    expect(traced('GET /healthz')).toEqual([])
    expect(traced('GET /get/carouselBanner')).toHaveLength(1)
  })
})

describe('A call to a service', () => {
  it('carries the trace of the request that it is made for', async () => {
    await open()
    await ask('/get/singlePincode?pincode=999006', { headers: { traceparent } })
    await shop.close()
    const [call] = traced('GET postal')
    expect(call).toMatchObject({
      traceId: TRACE_ID,
      attributes: {
        'peer.service': 'postal',
        'http.request.method': 'GET',
        'http.response.status_code': 200,
      },
    })
    const [asked] = outside.requests.filter(({ path }) => path.startsWith('/pincode/'))
    expect(asked?.headers['traceparent']).toBe(`00-${TRACE_ID}-${call?.spanId}-01`)
    expect(receiver.bodies.join()).not.toContain('999006')
  })
})

describe('The receiver', () => {
  it('gets the headers that are set, and learns whose traces they are', async () => {
    await open({ OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=nila, x-key=a=b', OTEL_SERVICE_NAME: 'nila' })
    await ask('/healthz')
    await shop.close()
    expect(receiver.headers).toMatchObject({ 'x-tenant': 'nila', 'x-key': 'a=b' })
    expect(receiver.bodies.join()).toContain('{"key":"service.name","value":{"stringValue":"nila"}}')
  })

  it('that is away holds up neither a request nor the end', async () => {
    await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    expect((await ask('/healthz')).status).toBe(200)
    const from = performance.now()
    await shop.close()
    expect(performance.now() - from).toBeLessThan(5000)
  })
})

describe('Without an address for traces', () => {
  const program = join(import.meta.dirname, '../../../../test/programs/loaded-tracers.ts')
  const loaded = async (env: Record<string, string>) => {
    const options = {
      env: { ...process.env, DATA_FOLDER: folder, CATALOGUE: 'none', LOG_LEVEL: 'silent', ...env },
    }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=dawakit-source', program],
      options,
    )
    return JSON.parse(stdout) as string[]
  }

  it('nothing that traces is loaded', async () => {
    const [without, withOne] = await Promise.all([
      loaded({ DATA_FOLDER: join(folder, 'without') }),
      loaded({ DATA_FOLDER: join(folder, 'with'), OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }),
    ])
    expect(without).toEqual([])
    expect(withOne).toContain('sdk-trace-node')
  }, 60_000)
})
