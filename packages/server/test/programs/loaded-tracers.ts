/** Opens a shop, and prints which packages of OpenTelemetry it has loaded, but for the API, which prom-client brings. */
import { createRequire } from 'node:module'
import { openShop } from '../../src/operator/start/open-shop.ts'

const shop = await openShop(process.env)
await shop.app.fetch(new Request('http://shop.test/api/healthz'))
await shop.close()
const files = Object.keys(createRequire(import.meta.url).cache)
const packages = files.flatMap((file) => /node_modules\/@opentelemetry\/([\w-]+)\//.exec(file)?.[1] ?? [])
console.log(JSON.stringify([...new Set(packages)].filter((name) => name !== 'api')))
