import type { PaymentMethod } from '@dawakit/core/contract'
import ipaddr from 'ipaddr.js'
import type { Config, TrustedProxies } from '../context/config.ts'
import { LIMITS, type Limits } from '../context/limits.ts'
import { originList } from '../http/origins.ts'
import type { GatewayModule } from '../payments/gateway.ts'
import { GATEWAYS } from '../payments/gateways/registry.ts'

/** What is wrong with the environment, for whoever sets it. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}

type Environment = Record<string, string | undefined>

/** Characters of a secret that somebody sets. */
const SECRET_MIN = 32
const SECONDS_PER_DAY = 86_400
const MS_PER_MINUTE = 60_000

/**
 * Reads the configuration. Whatever is not set points at the sandbox on this machine, so that a fresh
 * clone works; `sessionSecret` has no such default: the caller makes and keeps one.
 *
 * @throws {ConfigError} naming the variable that is wrong, never its value.
 */
export function readConfig(env: Environment, sessionSecret: string): Config {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback
  const address = (name: string, fallback: string) => webAddress(name, text(name, fallback))
  const sandbox = address('SANDBOX_URL', 'http://localhost:4400')
  const port = text('PORT', '4321')
  const dataFolder = dataFolderOf(env)
  const phone = text('STORE_PHONE', '+91 44 4000 0000')
  const email = text('STORE_EMAIL', 'care@dawakit.example')
  if (sessionSecret.length < SECRET_MIN) {
    throw new ConfigError(`SESSION_SECRET must have at least ${SECRET_MIN} characters.`)
  }
  return {
    databaseUrl: text('DATABASE_URL', `${dataFolder}/dawakit.sqlite`),
    dataFolder,
    storeUrl: address('STORE_URL', `http://localhost:${port}`),
    sessionSecret,
    sessionSeconds: wholeNumber(env, 'SESSION_DAYS', 7) * SECONDS_PER_DAY,
    limits: limitsOf(env),
    operatorToken: operatorToken(text('OPERATOR_TOKEN', '')),
    allowedOrigins: originList(text('ALLOWED_ORIGINS', '')),
    trustedProxies: trustedProxies(text('TRUSTED_PROXIES', env['BEHIND_PROXY']?.trim() === '1' ? '1' : '0')),
    partnerFreshMs: minutes(env, 'PARTNER_FRESH_MINUTES', 30) * MS_PER_MINUTE,
    isDevelopment: env['NODE_ENV'] !== 'production',
    catalogue: catalogueChoice(text('CATALOGUE', 'reference')),
    store: {
      name: text('STORE_NAME', 'Dawakit Pharmacy'),
      address: text('STORE_ADDRESS', '12 Anna Salai, Chennai 600002'),
      state: text('STORE_STATE', 'Tamil Nadu'),
      stateCode: text('STORE_STATE_CODE', '33'),
      gstin: text('STORE_GSTIN', '33AAAAA0000A1Z5'),
      drugLicence: text('STORE_DRUG_LICENCE', 'TN-00-20B-00000'),
      supportPhone: phone,
      supportEmail: email,
      owner: text('STORE_OWNER', 'Dawakit Healthcare Private Limited'),
      chatUrl: text('STORE_CHAT_URL', `https://wa.me/${phone.replace(/\D/g, '')}`),
      grievanceOfficer: {
        name: text('GRIEVANCE_OFFICER', 'The Grievance Officer'),
        phone: text('GRIEVANCE_PHONE', phone),
        email: text('GRIEVANCE_EMAIL', email),
      },
    },
    paymentMethods: paymentMethods(text('PAYMENT_METHODS', 'cod')),
    sms: {
      url: address('SMS_URL', `${sandbox}/twilio`),
      accountSid: text('SMS_ACCOUNT_SID', 'ACsandbox000000000000000000000000'),
      token: text('SMS_TOKEN', 'sandbox-twilio-token'),
      from: text('SMS_FROM', '+15005550006'),
    },
    mail: {
      url: address('MAIL_URL', `${sandbox}/postmark`),
      token: text('MAIL_TOKEN', 'sandbox-postmark-token'),
      from: text('MAIL_FROM', 'Dawakit Pharmacy <care@dawakit.example>'),
    },
    postal: { url: address('POSTAL_URL', sandbox) },
    gateways: Object.fromEntries(
      GATEWAYS.map((gateway) => [gateway.method, gatewaySettings(env, gateway, sandbox)]),
    ),
    files: { s3: s3(env) },
  }
}

function catalogueChoice(name: string): Config['catalogue'] {
  if (name !== 'reference' && name !== 'none') throw new ConfigError('CATALOGUE takes reference or none.')
  return name
}

/** A number of hops, or networks and single addresses with a comma between. */
function trustedProxies(list: string): TrustedProxies {
  if (/^\d$/.test(list)) return Number(list)
  const networks = list.split(',').map((network) => network.trim())
  if (networks.every(ipaddr.isValidCIDR)) return networks
  throw new ConfigError(
    'TRUSTED_PROXIES takes a number of proxies up to 9, or their networks as 10.0.0.0/8,2400:cb00::/32.',
  )
}

function operatorToken(token: string): string | null {
  if (token !== '' && token.length < SECRET_MIN) {
    throw new ConfigError(`OPERATOR_TOKEN must have at least ${SECRET_MIN} characters.`)
  }
  return token || null
}

/** Where uploads, the embedded database and the signing key live. */
export function dataFolderOf(env: Environment): string {
  return env['DATA_FOLDER']?.trim() || '.data'
}

/** @returns The address without a slash at its end. */
function webAddress(name: string, value: string): string {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new ConfigError(`${name} must be an address that starts with https:// or http://.`)
  }
  return value.replace(/\/+$/, '')
}

function isLocal(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)
}

function wholeNumber(env: Environment, name: string, fallback: number): number {
  const value = Number(env[name] || fallback)
  if (!Number.isInteger(value) || value < 1) throw new ConfigError(`${name} must be a whole number from 1.`)
  return value
}

function limitsOf(env: Environment): Limits {
  const read = Object.entries(LIMITS).map(([name, { variable, limit }]) => [
    name,
    wholeNumber(env, variable, limit),
  ])
  // One number for each row of the table.
  return Object.fromEntries(read) as Limits
}

function minutes(env: Environment, name: string, fallback: number): number {
  const value = Number(env[name] || fallback)
  if (!Number.isFinite(value) || value < 0) throw new ConfigError(`${name} must be a number from 0.`)
  return value
}

function paymentMethods(list: string): PaymentMethod[] {
  const methods = list.split(',').map((name) => name.trim())
  const known = GATEWAYS.map(({ method }) => method)
  if (methods.some((name) => !known.includes(name)))
    throw new ConfigError(`PAYMENT_METHODS takes ${known.join(', ')}.`)
  return methods
}

function gatewaySettings(
  env: Environment,
  { settings }: GatewayModule,
  sandbox: string,
): Record<string, string> {
  const given = (variable: string) => env[variable]?.trim() ?? ''
  const own = Object.values(settings).find(({ is }) => is === 'address')?.variable ?? ''
  const isReal = given(own) !== '' && !isLocal(webAddress(own, given(own)))
  const read = Object.entries(settings).map(([name, { variable, is, sandbox: fallback }]) => {
    if (is === 'address') return [name, webAddress(variable, given(variable) || `${sandbox}${fallback}`)]
    // What the sandbox signs with stands in this project: whoever reads it could tell a shop that an order is paid.
    if (is === 'secret' && isReal && given(variable) === '')
      throw new ConfigError(`${variable} must be set where ${own} is a real gateway.`)
    return [name, given(variable) || fallback]
  })
  return Object.fromEntries(read)
}

function s3(env: Environment): Config['files']['s3'] {
  const url = env['S3_URL']?.trim()
  if (!url) return null
  const needed = (name: string) => {
    const value = env[name]?.trim()
    if (!value) throw new ConfigError(`${name} must be set where S3_URL is.`)
    return value
  }
  return {
    url: webAddress('S3_URL', url),
    bucket: needed('S3_BUCKET'),
    region: env['S3_REGION']?.trim() || 'ap-south-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}
