import { plainBrand } from '../../ground/context/brand.ts'
import type { Config } from '../../ground/context/config.ts'
import { LIMITS, type Limits } from '../../ground/context/limits.ts'
import type { SessionSecrets } from '../../ground/context/session-secrets.ts'
import { SettingsError } from '../../ground/context/settings-error.ts'
import { NO_MESSAGES } from '../../ground/registered-messages/messages-file.ts'
import { GATEWAYS } from '../../money/payments/gateways/registry.ts'
import { fixedSecrets } from '../secrets/session-secrets.ts'
import { type Environment, givenOf } from '../settings/given.ts'
import { type ReadSettings, readSettings } from '../settings/read-settings.ts'
import { MAIL_CHOICE, SMS_CHOICE } from '../settings/rows/messages.ts'
import { chosenService } from '../settings/service-settings.ts'
import type { Values } from '../settings/settings.ts'
import { SECRET_MIN } from '../settings/types.ts'

const SECONDS_PER_DAY = 86_400
const MS_PER_SECOND = 1000
const MS_PER_MINUTE = 60_000

/**
 * The configuration, of all settings. What a demonstration does not set points at the sandbox on this machine, so that a
 * fresh clone works; `secrets` have no such default: the caller makes and keeps them.
 *
 * @param secrets - One text is a secret that does not turn.
 * @throws {SettingsError} naming each variable that is wrong, never its value.
 */
export function readConfig(env: Environment, secrets: SessionSecrets | string): Config {
  const settings = readSettings(env)
  const { values } = settings
  const sessionSecrets = typeof secrets === 'string' ? fixedSecrets({ signing: secrets }) : secrets
  if (sessionSecrets.signing().secret.length < SECRET_MIN) {
    throw new SettingsError([
      { variable: 'SESSION_SECRET', message: `must have at least ${SECRET_MIN} characters.` },
    ])
  }
  const limits = limitsOf(settings)
  return {
    isDemo: values.DAWAKIT_MODE === 'demo',
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseReadLagMs: values.DATABASE_READ_LAG_SECONDS * MS_PER_SECOND,
    dataFolder: values.DATA_FOLDER,
    storeUrl: values.STORE_URL,
    deskUrl: values.DESK_URL || null,
    logLevel: values.LOG_LEVEL,
    secrets: sessionSecrets,
    sessionSeconds: values.SESSION_DAYS * SECONDS_PER_DAY,
    limits,
    operatorToken: values.OPERATOR_TOKEN,
    operatorTokenBefore: values.OPERATOR_TOKEN_BEFORE,
    allowedOrigins: values.ALLOWED_ORIGINS,
    partnerOrigins: values.PARTNER_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    partnerFreshMs: values.PARTNER_FRESH_MINUTES * MS_PER_MINUTE,
    isDevelopment: values.NODE_ENV !== 'production',
    port: values.PORT,
    slowQueryMs: values.SLOW_QUERY_MS,
    metrics: metricsOf(values),
    traces: tracesOf(values),
    catalogue: values.CATALOGUE,
    brandFolder: values.BRAND_FOLDER,
    brand: plainBrand(values.STORE_NAME, values.CATALOGUE),
    store: storeOf(values),
    notSoldOnline: values.NOT_SOLD_ONLINE,
    saleDays: { days: limits.nearExpiryDays, ofForm: values.SALE_DAYS_OF_FORM },
    paymentMethods: values.PAYMENT_METHODS,
    sms: chosenService(SMS_CHOICE, settings.valueIn),
    mail: {
      ...chosenService(MAIL_CHOICE, settings.valueIn),
      from: values.MAIL_FROM,
      replyTo: values.MAIL_REPLY_TO,
    },
    whatsapp: whatsappOf(values),
    messages: values.MESSAGES_FILE ?? NO_MESSAGES,
    postal: { url: values.POSTAL_URL },
    gateways: gatewaysOf(settings),
    files: { s3: s3Of(values) },
  }
}

/** Where uploads, the embedded database and the signing key live. */
export function dataFolderOf(env: Environment): string {
  return givenOf(env).text('DATA_FOLDER')
}

function storeOf(values: Values): Config['store'] {
  return {
    name: values.STORE_NAME,
    address: values.STORE_ADDRESS,
    state: values.STORE_STATE,
    stateCode: values.STORE_STATE_CODE,
    gstin: values.STORE_GSTIN,
    drugLicence: values.STORE_DRUG_LICENCE,
    hsnDigits: Number(values.HSN_DIGITS),
    supportPhone: values.STORE_PHONE,
    supportEmail: values.STORE_EMAIL,
    owner: values.STORE_OWNER,
    courts: values.STORE_COURTS,
    chatUrl: values.STORE_CHAT_URL,
    grievanceOfficer: {
      name: values.GRIEVANCE_OFFICER,
      phone: values.GRIEVANCE_PHONE,
      email: values.GRIEVANCE_EMAIL,
    },
  }
}

function limitsOf({ valueIn }: ReadSettings): Limits {
  const read = Object.entries(LIMITS).map(([name, { variable }]) => [name, valueIn(variable)])
  // One number for each row of the table.
  return Object.fromEntries(read) as Limits
}

function gatewaysOf({ valueIn }: ReadSettings): Config['gateways'] {
  return Object.fromEntries(
    GATEWAYS.map(({ method, settings }) => [
      method,
      Object.fromEntries(
        Object.entries(settings).map(([name, { variable }]) => [name, String(valueIn(variable))]),
      ),
    ]),
  )
}

function whatsappOf({
  WHATSAPP_URL: url,
  WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
  WHATSAPP_TOKEN: token,
  WHATSAPP_APP_SECRET: appSecret,
  WHATSAPP_VERIFY_TOKEN: verifyToken,
}: Values): Config['whatsapp'] {
  if (phoneNumberId === null || token === null || appSecret === null || verifyToken === null) return null
  return { url, phoneNumberId, token, appSecret, verifyToken }
}

function metricsOf({ METRICS_PORT: port, METRICS_HOST: host }: Values): Config['metrics'] {
  return port === null ? null : { port, host }
}

function tracesOf(values: Values): Config['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = values
  if (endpoint === null) return null
  return {
    endpoint,
    headers: headersIn(headers ?? ''),
    service: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** `name=value,other=value`, as OpenTelemetry writes headers: what is no such pair is passed over. */
function headersIn(list: string): Record<string, string> {
  const pairs = list.split(',').map((pair) => pair.split(/=(.*)/s, 2).map((part) => part.trim()))
  return Object.fromEntries(pairs.filter(([name, value]) => name && value))
}

function s3Of(values: Values): Config['files']['s3'] {
  const { S3_URL: url, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: key } = values
  if (url === null || bucket === null || id === null || key === null) return null
  return { url, bucket, region: values.S3_REGION, accessKeyId: id, secretAccessKey: key }
}
