import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { DESK_URL } from '../../../test/desk-shop.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { calls } from '../calls/calls.ts'
import { deskCalls } from '../calls/desk-calls.ts'
import { routes } from '../calls/routes.ts'
import type { ApiDescription } from './api-description.ts'
import { apiPage } from './api-page.ts'
import { deskApi } from './desk-api.ts'
import { openApi } from './open-api.ts'
import { shapeOf } from './shape-of.ts'
import { whoMay } from './who-may.ts'

const store = { name: 'Dawakit Pharmacy' } as Parameters<typeof openApi>[1]['store']
const description = openApi(calls, { store })
const deskDescription = deskApi(deskCalls, { store })
const operationsOf = ({ paths }: ApiDescription) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
const both = [
  ['of the shop', description],
  ['of the desk', deskDescription],
] as const

it.each(both)('The description %s is valid OpenAPI 3.1', async (_of, description) => {
  const checked = await new Validator().validate(structuredClone(description) as never)
  expect(checked.errors ?? []).toEqual([])
  expect(checked.valid).toBe(true)
})

it.each(both)(
  'The description %s names each operation once, and all of its schemas compile',
  (_of, description) => {
    const operations = operationsOf(description)
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    formats.default(ajv)
    ajv.addSchema({ $id: 'api', components: description.components })
    const written = operations.flatMap(({ name, operation }) =>
      [operation.requestBody, ...Object.values(operation.responses)]
        .flatMap((part) => Object.values(part?.content ?? {}))
        .map(
          ({ schema }) =>
            [JSON.stringify(schema).replaceAll('"#/components', '"api#/components'), name] as const,
        ),
    )
    // Most refusals are one schema: each is compiled once.
    for (const [schema, name] of new Map(written)) {
      expect(() => ajv.compile(JSON.parse(schema)), name).not.toThrow()
    }
  },
)

it('The description shows shapes in one line', () => {
  const { Pincode, SearchResult } = description.components.schemas
  expect(shapeOf(Pincode ?? {})).toBe('{ pincode: string, district: string, state: string }')
  expect(shapeOf(SearchResult ?? {})).toContain('products: ProductSummary[]')
})

it('The page of the description escapes what it shows, and runs and loads nothing', () => {
  const hostile = structuredClone(description) as ApiDescription
  hostile.info.title = '<script>alert(1)</script>'
  const { html, policy } = apiPage(hostile)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toMatch(/<script|<link|<img|src=|style="|\son\w+="/)
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/)
})

onEachDatabase('The description', (open) => {
  it('has every call and every route, as it is served', async () => {
    const shop = await openTestShop(await open())
    const served = (await (await shop.fetch('/openapi.json')).json()) as ApiDescription
    const app = new Hono<{ Bindings: { address: string } }>()
    for (const mount of routes) mount(app, shop.app.context)
    const mounted = app.routes.map(({ method, path }) =>
      `${method} ${path}`.replace(/:(\w+)/g, '{$1}').replace('/*', '/{path}'),
    )
    const expected = [...calls.map((call) => call.name), ...new Set(mounted)].sort()
    expect(
      Object.entries(served.paths)
        .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
        .sort(),
    ).toEqual(expected)
  })

  it('is a page in development, and in production no page', async () => {
    const shop = await openTestShop(await open(), { env: { NODE_ENV: 'production', DAWAKIT_MODE: 'demo' } })
    expect((await shop.fetch('/docs')).status).toBe(404)
    const developing = await openTestShop(await open())
    const page = await developing.fetch('/docs')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('POST /post/order')
  })
})

it('The description of the desk says who may', () => {
  const roles = operationsOf(deskDescription).map(({ name, operation }) => [name, whoMay(operation)])
  expect(Object.fromEntries(roles)).toMatchObject({
    'POST /desk/signIn': 'everybody',
    'POST /desk/staff/close': 'owner',
    'POST /desk/return/judge': 'pharmacist',
    'GET /desk/orders': 'owner, pharmacist, packer, support',
  })
  const { responses } = deskDescription.paths['/desk/parcel/pack']?.['post'] ?? {}
  expect(responses?.['403']?.description).toContain('(support)')
})

onEachDatabase('The description of the desk', (open) => {
  it('has every call, for the desk’s origin alone', async () => {
    const shop = await openTestShop(await open(), { env: { DESK_URL } })
    const served = (await (await shop.fetch('/desk/openapi.json')).json()) as ApiDescription
    // Calls of one path stand together, wherever they are written down.
    const names = operationsOf(served).map(({ name }) => name)
    expect(names.toSorted()).toEqual(deskCalls.map(({ name }) => name).toSorted())
    const page = await shop.fetch('/desk/docs')
    expect(await page.text()).toContain('POST /desk/order/cancel')
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await shop.fetch('/desk/openapi.json', { headers })).status).toBe(403)
  })

  it('is nowhere where there is no desk', async () => {
    const shop = await openTestShop(await open())
    shop.app.context.config.deskUrl = null
    expect((await shop.fetch('/desk/openapi.json')).status).toBe(404)
  })
})
