import { parseArgs } from 'node:util'
import { SANDBOX_DEFAULTS } from './defaults.ts'
import { startSandbox } from './start-sandbox.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['SANDBOX_PORT'] ?? String(SANDBOX_DEFAULTS.port) },
    'webhook-url': {
      type: 'string',
      default: process.env['SANDBOX_WEBHOOK_URL'] ?? SANDBOX_DEFAULTS.razorpay.webhookUrl,
    },
  },
})

const sandbox = await startSandbox({ port: Number(values.port), webhookUrl: values['webhook-url'] || null })
console.log(`Sandbox: inbox ${sandbox.url}, payments ${sandbox.url}/payments, network ${sandbox.url}/control`)

const stop = () => void sandbox.stop().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
