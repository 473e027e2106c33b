import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'a session secret that is only for the tests'

it.each([
  [{ SESSION_DAYS: 'soon-1' }, 'SESSION_DAYS'],
  [{ SESSION_DAYS: '0' }, 'SESSION_DAYS'],
  [{ OTP_SENDS_PER_ADDRESS: '1.5' }, 'OTP_SENDS_PER_ADDRESS'],
  [{ PAYMENT_METHODS: 'cod,soon-1' }, 'PAYMENT_METHODS'],
])('names the variable that is wrong, never its value: %j', (env, name) => {
  expect(() => readConfig(env, SECRET)).toThrow(name)
  expect(() => readConfig(env, SECRET)).not.toThrow('soon-1')
})

it('refuses a session secret that is too short', () => {
  expect(() => readConfig({}, 'short')).toThrow('SESSION_SECRET must have at least 32 characters.')
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
