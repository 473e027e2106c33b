import { parseArgs } from 'node:util'
import { SANDBOX_DEFAULTS } from './defaults.ts'
import { startSandbox } from './start-sandbox.ts'

const { env } = process
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: env['PORT'] ?? String(SANDBOX_DEFAULTS.port) },
    'late-after-ms': { type: 'string', default: env['LATE_AFTER_MS'] ?? '8000' },
    'webhook-url': { type: 'string', default: env['WEBHOOK_URL'] ?? SANDBOX_DEFAULTS.razorpay.webhookUrl },
  },
})

const sandbox = await startSandbox({
  port: Number(values.port),
  lateAfterMs: Number(values['late-after-ms']),
  webhookUrl: values['webhook-url'] || null,
})
console.log(`Sandbox: inbox ${sandbox.url}, payments ${sandbox.url}/payments, network ${sandbox.url}/control`)
// A parent process that has started this one may wait for it.
process.send?.('listening')

const stop = () => void sandbox.stop().then(() => process.exit(0))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
