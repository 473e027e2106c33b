/** Starts everything: the sandbox services, the store with its API, and the partner pages. */
import { buildEmbed } from './build-embed.ts'
import { buildPartnerReact, buildStore } from './build-store.ts'
import { requireNode } from './require-node.ts'
import { type Service, startService } from './services.ts'

requireNode()

const port = process.env['PORT'] ?? '4321'
const sandboxPort = process.env['SANDBOX_PORT'] ?? '4400'
const partnerPort = process.env['PARTNER_PORT'] ?? '4500'
const partnerReactPort = process.env['PARTNER_REACT_PORT'] ?? '4501'
const storeUrl = process.env['STORE_URL'] ?? `http://localhost:${port}`
const sandboxUrl = process.env['SANDBOX_URL'] ?? `http://localhost:${sandboxPort}`
/** Where somebody tries the starts of the docs: PHP and Python, Next, Vite, Astro beside this store, WordPress, Shopify. */
const STARTS = [3000, 4173, 4322, 5173, 8000, 8080, 9292]
const origins = [partnerPort, partnerReactPort, ...STARTS].map((own) => `http://localhost:${own}`)
const env = {
  PORT: port,
  STORE_URL: storeUrl,
  SANDBOX_URL: sandboxUrl,
  NODE_ENV: 'production',
  DAWAKIT_MODE: process.env['DAWAKIT_MODE'] ?? 'demo',
  PAYMENT_METHODS: process.env['PAYMENT_METHODS'] ?? 'cod,razorpay',
  PARTNER_ORIGINS: origins.join(),
}

console.log('Preparing the store (the first time takes about a minute) …')
await buildEmbed()
await buildStore()
await buildPartnerReact()

const services: Service[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all(services.map((service) => service.stop()))
    process.exit(0)
  })
}
try {
  services.push(
    await startService('packages/sandbox/src/main.ts', {
      ...env,
      PORT: sandboxPort,
      WEBHOOK_URL: `${storeUrl}/api/post/paymentWebhook`,
    }),
  )
  services.push(await startService('examples/store/server.ts', env))
  services.push(await startService('examples/partner-html/server.ts', { ...env, PORT: partnerPort }))
  services.push(await startService('examples/partner-react/server.ts', { ...env, PORT: partnerReactPort }))
} catch (error) {
  // A port that is taken, a variable that is wrong: what runs already must not stay behind.
  await Promise.all(services.map((service) => service.stop()))
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

console.log(`
  Store            ${storeUrl}
  Inbox (SMS, OTP) ${sandboxUrl}
  Partner page     http://localhost:${partnerPort}
  Partner (React)  http://localhost:${partnerReactPort}
  Storybook        npm run storybook  (http://localhost:6006)

  This is a demonstration (DAWAKIT_MODE=demo): SMS, mails and payments go to the sandbox.
  Sign in with any 10-digit mobile number; its OTP arrives in the inbox.
  Ctrl+C stops everything; the data stays in ${process.env['DATA_FOLDER'] ?? '.data'}.
`)
for (const service of services) {
  service.process.once('exit', (code) => {
    if (code) process.exitCode = code
  })
}
