/** Starts everything: the sandbox services, the store with its API, the desk, and the partner pages. */
import { buildEmbed } from './build/build-embed.ts'
import { buildDesk, buildPartnerReact, buildStore } from './build/build-store.ts'
import { requireNode } from './require-node.ts'
import { type Program, startTogether } from './start-together.ts'

requireNode()

const port = process.env['PORT'] ?? '4321'
const sandboxPort = process.env['SANDBOX_PORT'] ?? '4400'
const partnerPort = process.env['PARTNER_PORT'] ?? '4500'
const partnerReactPort = process.env['PARTNER_REACT_PORT'] ?? '4501'
const deskPort = process.env['DESK_PORT'] ?? '4600'
const storeUrl = process.env['STORE_URL'] ?? `http://localhost:${port}`
const deskUrl = process.env['DESK_URL'] ?? `http://localhost:${deskPort}`
const sandboxUrl = process.env['SANDBOX_URL'] ?? `http://localhost:${sandboxPort}`
/** Where somebody tries the starts of the docs: PHP and Python, Next, Vite, Astro beside this store, WordPress, Shopify. */
const STARTS = [3000, 4173, 4322, 5173, 8000, 8080, 9292]
const origins = [partnerPort, partnerReactPort, ...STARTS].map((own) => `http://localhost:${own}`)
const env = {
  PORT: port,
  STORE_URL: storeUrl,
  DESK_URL: deskUrl,
  SANDBOX_URL: sandboxUrl,
  NODE_ENV: 'production',
  DAWAKIT_MODE: process.env['DAWAKIT_MODE'] ?? 'demo',
  PAYMENT_METHODS: process.env['PAYMENT_METHODS'] ?? 'cod,razorpay',
  PARTNER_ORIGINS: origins.join(),
  ...trustOfDesk(),
}

/**
 * The desk's own server passes its calls on: without this all staff share one network, and wrong passwords of one shut all
 * out. A live shop says itself what stands before it.
 */
function trustOfDesk(): Record<string, string> {
  const { TRUSTED_PROXIES, BEHIND_PROXY, DAWAKIT_MODE = 'demo' } = process.env
  const isSaid = TRUSTED_PROXIES !== undefined || BEHIND_PROXY !== undefined
  return isSaid || DAWAKIT_MODE !== 'demo' ? {} : { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' }
}

console.log('Preparing the store (the first time takes about a minute) …')
await buildEmbed()
await buildStore()
await buildPartnerReact()
await buildDesk()

const programs: Program[] = [
  {
    file: 'packages/sandbox/src/main.ts',
    env: { ...env, PORT: sandboxPort, WEBHOOK_URL: `${storeUrl}/api/post/paymentWebhook` },
  },
  { file: 'examples/store/server.ts', env },
  {
    file: 'examples/desk/server.ts',
    env: { ...env, PORT: deskPort, SHOP_URL: `http://localhost:${port}` },
  },
  { file: 'examples/partner-html/server.ts', env: { ...env, PORT: partnerPort } },
  { file: 'examples/partner-react/server.ts', env: { ...env, PORT: partnerReactPort } },
]
// A port that is taken, a variable that is wrong, a program that dies: what runs already must not stay behind.
const ended = await startTogether(programs, () =>
  console.log(`
  Store            ${storeUrl}
  Desk (staff)     ${deskUrl}
  Inbox (SMS, OTP) ${sandboxUrl}
  Partner page     http://localhost:${partnerPort}
  Partner (React)  http://localhost:${partnerReactPort}
  Storybook        npm run storybook  (http://localhost:6006)

  This is a demonstration (DAWAKIT_MODE=demo): SMS, mails and payments go to the sandbox.
  Sign in with any 10-digit mobile number; its OTP arrives in the inbox.
  Ctrl+C stops everything; the data stays in ${process.env['DATA_FOLDER'] ?? '.data'}.
`),
)
if (ended !== null) console.error(ended)
process.exit(ended === null ? 0 : 1)
