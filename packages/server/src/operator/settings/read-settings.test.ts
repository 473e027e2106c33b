import { describe, expect, it } from 'vitest'
import { LIVE } from '../../../test/live-settings.ts'
import { SettingsError } from '../../ground/context/settings-error.ts'
import { GATEWAYS } from '../../money/payments/gateways/registry.ts'
import { misspeltSettings } from './misspelt-settings.ts'
import { readSettings } from './read-settings.ts'
import { settingsInForce } from './settings-in-force.ts'

/** What is wrong, by variable. */
function wrongWith(env: Record<string, string | undefined>): Record<string, string> {
  try {
    readSettings(env)
    return {}
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return Object.fromEntries(error.problems.map(({ variable, message }) => [variable, message]))
  }
}

describe('A demonstration', () => {
  it('needs nothing to be set', () => {
    expect(wrongWith({})).toEqual({})
    expect(readSettings({}).values.DAWAKIT_MODE).toBe('demo')
    expect(wrongWith({ NODE_ENV: 'production', DAWAKIT_MODE: 'demo' })).toEqual({})
  })

  it('of another state has the code and a GSTIN of that state', () => {
    const { values } = readSettings({ STORE_STATE: 'orissa' })
    expect([values.STORE_STATE, values.STORE_STATE_CODE, values.STORE_GSTIN.slice(0, 2)]).toEqual([
      'Odisha',
      '21',
      '21',
    ])
  })
})

describe('A live shop', () => {
  it('is what production means where nothing else is said', () => {
    expect(readSettings(LIVE).values).toMatchObject({ DAWAKIT_MODE: 'live', CATALOGUE: 'none' })
  })

  it('does not start on the stand-ins: each one is named at once, with what to set', () => {
    const wrong = wrongWith({ NODE_ENV: 'production' })
    expect(Object.keys(wrong).sort()).toEqual(
      [...Object.keys(LIVE), 'DRUG'].filter((name) => name !== 'NODE_ENV' && name !== 'DRUG').sort(),
    )
    for (const message of Object.values(wrong)) expect(message).toMatch(/^must be set to \S.*\.$/)
  })

  it.each([
    ['SMS_TOKEN', 'sandbox-twilio-token'],
    ['MAIL_TOKEN', 'sandbox-postmark-token'],
    ['STORE_DRUG_LICENCE', 'TN-00-20B-00000'],
    ['STORE_NAME', 'Dawakit Pharmacy'],
  ])('does not take the demonstration’s own %s', (variable, value) => {
    expect(wrongWith({ ...LIVE, [variable]: value })).toEqual({
      [variable]: 'is the demonstration’s own, which everybody can read: set your own.',
    })
  })

  it.each([
    [{ STORE_URL: 'http://nila.example' }, 'STORE_URL'],
    [{ CATALOGUE: 'reference' }, 'CATALOGUE'],
    [{ SANDBOX_URL: 'http://localhost:4400' }, 'SANDBOX_URL'],
    [{ PARTNER_ORIGINS: 'http://localhost:4500' }, 'PARTNER_ORIGINS'],
    [{ NODE_ENV: 'development', DAWAKIT_MODE: 'live' }, 'NODE_ENV'],
    [{ STORE_GSTIN: '33AAPFU0939F1Z2' }, 'STORE_GSTIN'],
    [{ STORE_GSTIN: '32AAAAA0000A1ZB' }, 'STORE_GSTIN'],
    [{ TRUSTED_PROXIES: ' ' }, 'TRUSTED_PROXIES'],
  ])('does not start with %j', (change, variable) => {
    expect(Object.keys(wrongWith({ ...LIVE, ...change }))).toEqual([variable])
  })

  it('sets all of a gateway that it offers, and nothing of the others', () => {
    for (const { method, settings } of GATEWAYS) {
      const asked = Object.values(settings)
        .filter(({ is }) => is !== 'before')
        .map(({ variable }) => variable)
      expect(Object.keys(wrongWith({ ...LIVE, PAYMENT_METHODS: `cod,${method}` }))).toEqual(asked)
      const own = Object.fromEntries(
        Object.values(settings).map(({ variable, is }) => [
          variable,
          is === 'address' ? 'https://pay.example' : 'own',
        ]),
      )
      expect(wrongWith({ ...LIVE, PAYMENT_METHODS: method, ...own })).toEqual({})
    }
  })

  it('may say 0 for its proxies', () => {
    expect(readSettings({ ...LIVE, TRUSTED_PROXIES: '0' }).values.TRUSTED_PROXIES).toBe(0)
  })
})

describe('What is wrong', () => {
  it.each([
    ['STORE_GSTIN', 'HELLO', 'must be a GSTIN'],
    ['LOG_LEVEL', 'loud', 'takes error, warn, info, debug or silent.'],
    ['BEHIND_PROXY', 'yes', 'takes 0 or 1.'],
    ['DATABASE_URL', 'mysql://x', 'takes postgres://… or the path of a SQLite file.'],
    ['PORT', '80x', 'must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535.'],
    ['STORE_STATE', 'Narnia', 'must be a state or union territory of India.'],
    ['STORE_STATE_CODE', '32', 'must be 33 for the state in STORE_STATE.'],
    ['STORE_EMAIL', 'care', 'must be an e-mail address'],
    ['STORE_PHONE', 'call us', 'must be a telephone number'],
    ['MAIL_FROM', 'Shop <a@b.example>\r\nBcc: x@y.example', 'must be a sender'],
    ['ALLOWED_ORIGINS', 'https://a.example/path', 'takes origins with commas between'],
    ['KEPT_PAGES_MB', 'many', 'must be a number from 0.'],
    ['LIMIT_ORDERS', '0', 'must be a whole number from 1.'],
    ['LINK_X', 'javascript:alert(1)', 'must be an address that starts with https:// or http://.'],
    ['DAWAKIT_MODE', 'prod', 'takes demo or live.'],
  ])('is named with what it takes: %s=%s', (variable, value, message) => {
    expect(wrongWith({ [variable]: value })[variable]).toContain(message)
  })

  it('never repeats what was set', () => {
    const env = { SESSION_SECRET: 'geheim', DATABASE_URL: 'mysql://geheim@x', OPERATOR_TOKEN: 'geheim' }
    expect(Object.keys(wrongWith(env))).toHaveLength(3)
    expect(JSON.stringify(wrongWith(env))).not.toContain('geheim')
  })

  it.each(['C:\\shop\\dawakit.sqlite', './x.sqlite', ':memory:', 'postgresql://db/shop'])(
    'is not the database %s',
    (url) => {
      expect(wrongWith({ DATABASE_URL: url })).toEqual({})
    },
  )

  it('is told of a name that is nearly one', () => {
    expect(misspeltSettings({ STORE_GSTN: 'x', STORE_CAT: 'x', PATH: 'x', MAIL: 'x' })).toEqual([
      'STORE_CAT is no setting of this release.',
      'STORE_GSTN is no setting of this release. Is STORE_GSTIN meant?',
    ])
  })
})

describe('What is in force', () => {
  const value = (env: Record<string, string>, name: string) =>
    settingsInForce(env).find(({ variable }) => variable === name)?.value

  it('hides secrets, and passwords in addresses', () => {
    const env = {
      OPERATOR_TOKEN: 'geheim'.repeat(6),
      RAZORPAY_KEY_SECRET: 'geheim',
      S3_SECRET_ACCESS_KEY: 'geheim',
      DATABASE_URL: 'postgres://shop:geheim@db.example/shop?password=geheim&sslmode=require',
    }
    expect(JSON.stringify(settingsInForce(env))).not.toContain('geheim')
    expect(value(env, 'OPERATOR_TOKEN')).toBe('(36 characters)')
    expect(value(env, 'DATABASE_URL')).toBe(
      'postgres://shop:***@db.example/shop?password=***&sslmode=require',
    )
  })

  it('hides the password of an address that cannot be read', () => {
    expect(value({ DATABASE_URL: 'postgres://shop:pa/ss#word@db/shop' }, 'DATABASE_URL')).not.toContain(
      'word',
    )
  })

  it('says what stands in for what is not set', () => {
    expect(value({ SANDBOX_URL: 'http://localhost:9/' }, 'SMS_URL')).toBe('http://localhost:9/twilio')
    expect(value({ PORT: '80' }, 'STORE_URL')).toBe('http://localhost:80')
  })
})
