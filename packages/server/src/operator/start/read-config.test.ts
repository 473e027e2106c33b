import { expect, it } from 'vitest'
import { readConfig } from './read-config.ts'

const SECRET = 'a session secret that is only for the tests'

it.each([
  [{ SESSION_DAYS: 'soon-1' }, 'SESSION_DAYS'],
  [{ SESSION_DAYS: '0' }, 'SESSION_DAYS'],
  [{ OTP_SENDS_PER_ADDRESS: '1.5' }, 'OTP_SENDS_PER_ADDRESS'],
  [{ TRUSTED_PROXIES: 'soon-1' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8,soon-1' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
  [{ PAYMENT_METHODS: 'cod,soon-1' }, 'PAYMENT_METHODS'],
  [{ STORE_URL: 'soon-1' }, 'STORE_URL'],
  [{ MAIL_URL: 'ftp://soon-1' }, 'MAIL_URL'],
  [{ S3_URL: 'https://s3.example', S3_BUCKET: ' ' }, 'S3_BUCKET'],
])('names the variable that is wrong, never its value: %j', (env, name) => {
  expect(() => readConfig(env, SECRET)).toThrow(name)
  expect(() => readConfig(env, SECRET)).not.toThrow('soon-1')
})

it('refuses a session secret that is too short', () => {
  expect(() => readConfig({}, 'short')).toThrow('SESSION_SECRET must have at least 32 characters.')
})

it.each([
  [{ RAZORPAY_URL: 'https://api.razorpay.com' }, 'RAZORPAY_KEY_SECRET'],
  [{ RAZORPAY_URL: 'https://api.razorpay.com', RAZORPAY_KEY_SECRET: 'own' }, 'RAZORPAY_WEBHOOK_SECRET'],
  [{ CCAVENUE_URL: 'https://secure.ccavenue.com', CCAVENUE_WORKING_KEY: ' ' }, 'CCAVENUE_WORKING_KEY'],
])(
  'opens no shop with a real gateway and the sandbox’s secret, which everybody can read: %j',
  (env, name) => {
    expect(() => readConfig(env, SECRET)).toThrow(`${name} must be set`)
  },
)

it('takes the sandbox’s secrets for a gateway of this machine', () => {
  const { gateways } = readConfig({ RAZORPAY_URL: 'http://127.0.0.1:9/razorpay' }, SECRET)
  expect(gateways['razorpay']?.['keySecret']).toBe('sandbox-razorpay-secret')
})

it('counts what is blank as not set, and passes over blanks around a value', () => {
  const env = { S3_URL: ' ', DATA_FOLDER: ' ', ALLOWED_ORIGINS: ' https://a.example/ , ,https://b.example' }
  const config = readConfig(env, SECRET)
  expect(config.files.s3).toBeNull()
  expect(config.dataFolder).toBe('.data')
  expect(config.allowedOrigins).toEqual(['https://a.example', 'https://b.example'])
})

it.each([
  [{}, 0],
  [{ BEHIND_PROXY: '1' }, 1],
  [{ TRUSTED_PROXIES: '2', BEHIND_PROXY: '1' }, 2],
  [{ TRUSTED_PROXIES: ' 10.0.0.0/8, 2400:cb00::/32 ' }, ['10.0.0.0/8', '2400:cb00::/32']],
])('trusts the proxies that %j names', (env, trusted) => {
  expect(readConfig(env, SECRET).trustedProxies).toEqual(trusted)
})

it('builds links without a double slash', () => {
  expect(readConfig({ STORE_URL: 'https://pharmacy.example/' }, SECRET).storeUrl).toBe(
    'https://pharmacy.example',
  )
})

it('never leaves the contact of the policies blank', () => {
  const { store } = readConfig({ STORE_OWNER: ' ', STORE_PHONE: '', GRIEVANCE_OFFICER: '  ' }, SECRET)
  for (const value of [store.owner, store.supportPhone, ...Object.values(store.grievanceOfficer)]) {
    expect(value).toMatch(/\S{3}/)
  }
})
