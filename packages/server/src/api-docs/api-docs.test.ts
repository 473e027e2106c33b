import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { openTestShop } from '../../test/test-shop.ts'
import { calls } from '../app/calls.ts'
import { routes } from '../app/routes.ts'
import type { ApiDescription } from './api-description.ts'
import { apiPage } from './api-page.ts'
import { openApi } from './open-api.ts'
import { shapeOf } from './shape-of.ts'

const store = { name: 'Dawakit Pharmacy' } as Parameters<typeof openApi>[1]['store']
const description = openApi(calls, { store })
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

it('The description is valid OpenAPI 3.1', async () => {
  const checked = await new Validator().validate(structuredClone(description) as never)
  expect(checked.errors ?? []).toEqual([])
  expect(checked.valid).toBe(true)
})

it('The description names each operation once, and all of its schemas compile', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'api', components: description.components })
  for (const { name, operation } of operations) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    )
    for (const { schema } of contents) {
      const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components'))
      expect(() => ajv.compile(absolute), name).not.toThrow()
    }
  }
})

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
