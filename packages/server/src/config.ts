import type { PaymentMethod } from '@dawakit/core/contract'

/** All that an operator can set. Read from the environment once, at start: see docs/operating.md. */
export interface Config {
  /** `postgres://…`, or the embedded database's file. */
  databaseUrl: string
  /** Where uploaded files and the signing key live. */
  dataFolder: string
  /** The store's own address as customers see it, without a slash at the end. Links in mails lead here. */
  storeUrl: string
  /** HMAC key of the session tokens, at least 32 characters. */
  sessionSecret: string
  /** @default 7 days */
  sessionSeconds: number
  /** One-time codes per hour that one network address may ask for. @default 20 */
  otpSendsPerAddress: number
  /** Origins that may call the API beside the store's own, without a partner key. */
  allowedOrigins: string[]
  /** True behind a proxy that sets X-Forwarded-For. */
  isBehindProxy: boolean
  isDevelopment: boolean
  store: {
    name: string
    address: string
    state: string
    stateCode: string
    gstin: string
    drugLicence: string
    supportPhone: string
    supportEmail: string
    /** Registered name of the company; the policies name it. */
    owner: string
    /** A conversation with the store in a messaging app. */
    chatUrl: string
    grievanceOfficer: { name: string; phone: string; email: string }
  }
  paymentMethods: PaymentMethod[]
  sms: { url: string; accountSid: string; token: string; from: string }
  mail: { url: string; token: string; from: string }
  postal: { url: string }
  razorpay: { url: string; scriptUrl: string; keyId: string; keySecret: string; webhookSecret: string }
  ccavenue: { url: string; statusUrl: string; merchantId: string; accessCode: string; workingKey: string }
  files: {
    s3: { url: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null
  }
}

type Environment = Record<string, string | undefined>

const SECONDS_PER_DAY = 86_400

/**
 * Reads the configuration. Whatever is not set points at the sandbox on this machine, so that a fresh
 * clone works; `sessionSecret` has no such default: the caller makes and keeps one.
 *
 * @throws {Error} naming the variable that is wrong, never its value.
 */
export function readConfig(env: Environment, sessionSecret: string): Config {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback
  const sandbox = text('SANDBOX_URL', 'http://localhost:4400')
  const port = text('PORT', '4321')
  const dataFolder = text('DATA_FOLDER', '.data')
  const phone = text('STORE_PHONE', '+91 44 4000 0000')
  const email = text('STORE_EMAIL', 'care@dawakit.example')
  if (sessionSecret.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters.')
  return {
    databaseUrl: text('DATABASE_URL', `${dataFolder}/dawakit.sqlite`),
    dataFolder,
    storeUrl: text('STORE_URL', `http://localhost:${port}`).replace(/\/$/, ''),
    sessionSecret,
    sessionSeconds: wholeNumber(env, 'SESSION_DAYS', 7) * SECONDS_PER_DAY,
    otpSendsPerAddress: wholeNumber(env, 'OTP_SENDS_PER_ADDRESS', 20),
    allowedOrigins: text('ALLOWED_ORIGINS', '').split(',').filter(Boolean),
    isBehindProxy: env['BEHIND_PROXY'] === '1',
    isDevelopment: env['NODE_ENV'] !== 'production',
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
      url: text('SMS_URL', `${sandbox}/twilio`),
      accountSid: text('SMS_ACCOUNT_SID', 'ACsandbox000000000000000000000000'),
      token: text('SMS_TOKEN', 'sandbox-twilio-token'),
      from: text('SMS_FROM', '+15005550006'),
    },
    mail: {
      url: text('MAIL_URL', `${sandbox}/postmark`),
      token: text('MAIL_TOKEN', 'sandbox-postmark-token'),
      from: text('MAIL_FROM', 'Dawakit Pharmacy <care@dawakit.example>'),
    },
    postal: { url: text('POSTAL_URL', sandbox) },
    razorpay: {
      url: text('RAZORPAY_URL', `${sandbox}/razorpay`),
      scriptUrl: text('RAZORPAY_SCRIPT_URL', `${sandbox}/razorpay/checkout.js`),
      keyId: text('RAZORPAY_KEY_ID', 'rzp_test_dawakitsandbox'),
      keySecret: text('RAZORPAY_KEY_SECRET', 'sandbox-razorpay-secret'),
      webhookSecret: text('RAZORPAY_WEBHOOK_SECRET', 'sandbox-razorpay-webhook-secret'),
    },
    ccavenue: {
      url: text('CCAVENUE_URL', `${sandbox}/ccavenue`),
      statusUrl: text('CCAVENUE_STATUS_URL', `${sandbox}/ccavenue`),
      merchantId: text('CCAVENUE_MERCHANT_ID', '2000001'),
      accessCode: text('CCAVENUE_ACCESS_CODE', 'AVSANDBOX00DAWAKIT'),
      workingKey: text('CCAVENUE_WORKING_KEY', 'SANDBOXONLYWORKINGKEY0000DAWAKIT'),
    },
    files: { s3: s3(env) },
  }
}

function wholeNumber(env: Environment, name: string, fallback: number): number {
  const value = Number(env[name] || fallback)
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1.`)
  return value
}

function paymentMethods(list: string): PaymentMethod[] {
  const methods = list.split(',').map((name) => name.trim())
  const known = methods.filter((name): name is PaymentMethod =>
    ['cod', 'razorpay', 'ccavenue'].includes(name),
  )
  if (known.length !== methods.length) throw new Error('PAYMENT_METHODS takes cod, razorpay and ccavenue.')
  return known
}

function s3(env: Environment): Config['files']['s3'] {
  if (!env['S3_URL']) return null
  return {
    url: env['S3_URL'],
    bucket: env['S3_BUCKET'] ?? '',
    region: env['S3_REGION'] ?? 'ap-south-1',
    accessKeyId: env['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['S3_SECRET_ACCESS_KEY'] ?? '',
  }
}
