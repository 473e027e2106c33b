import { SANDBOX_DEFAULTS } from './defaults.ts'

/** Credentials that the stand-ins accept. */
export interface SandboxKeys {
  twilio: { accountSid: string; authToken: string }
  postmark: { serverToken: string }
  ses: { accessKeyId: string; secretAccessKey: string }
  msg91: { authKey: string }
  gupshup: { userId: string; password: string }
  whatsapp: { phoneNumberId: string; token: string; appSecret: string }
  razorpay: { keyId: string; keySecret: string; webhookSecret: string }
  ccavenue: { merchantId: string; accessCode: string; workingKey: string }
}

export interface SandboxOptions {
  /** Credentials other than the defaults, service by service. @default SANDBOX_DEFAULTS */
  keys?: Partial<SandboxKeys>
  /** Where Razorpay webhooks are posted; null posts none. @default SANDBOX_DEFAULTS.razorpay.webhookUrl */
  webhookUrl?: string | null
  /** Where WhatsApp's reports are posted; null posts none. @default `/api/whatsappWebhook` of `webhookUrl`'s origin */
  whatsappWebhookUrl?: string | null
  /** Waits before the second, third … try of a webhook that was not answered with 2xx, in milliseconds. @default [1000, 5000, 15000] */
  webhookRetryDelaysMs?: readonly number[]
  /** How long after the failed attempt a late authorisation arrives, in milliseconds. @default 8000 */
  lateAfterMs?: number
  /** How long the mode `slow` waits, in milliseconds. @default 4000 */
  slowMs?: number
  /** How long the mode `timeout` holds a request before it drops it, in milliseconds. @default 120000 */
  timeoutMs?: number
  /** Sends the webhooks. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch
  /** @default () => new Date() */
  now?: () => Date
}

export interface SandboxSettings {
  keys: SandboxKeys
  webhookUrl: string | null
  whatsappWebhookUrl: string | null
  webhookRetryDelaysMs: readonly number[]
  lateAfterMs: number
  slowMs: number
  timeoutMs: number
  fetch: typeof globalThis.fetch
  now: () => Date
}

/** Fills in what the options leave out. */
export function sandboxSettings(options: SandboxOptions = {}): SandboxSettings {
  const { twilio, postmark, ses, msg91, gupshup, whatsapp, razorpay, ccavenue } = SANDBOX_DEFAULTS
  const webhookUrl = options.webhookUrl === undefined ? razorpay.webhookUrl : options.webhookUrl
  return {
    keys: {
      twilio: options.keys?.twilio ?? { ...twilio },
      postmark: options.keys?.postmark ?? { ...postmark },
      ses: options.keys?.ses ?? { ...ses },
      msg91: options.keys?.msg91 ?? { ...msg91 },
      gupshup: options.keys?.gupshup ?? { ...gupshup },
      whatsapp: options.keys?.whatsapp ?? { ...whatsapp },
      razorpay: options.keys?.razorpay ?? {
        keyId: razorpay.keyId,
        keySecret: razorpay.keySecret,
        webhookSecret: razorpay.webhookSecret,
      },
      ccavenue: options.keys?.ccavenue ?? { ...ccavenue },
    },
    webhookUrl,
    whatsappWebhookUrl:
      options.whatsappWebhookUrl === undefined
        ? webhookUrl && new URL('/api/whatsappWebhook', webhookUrl).href
        : options.whatsappWebhookUrl,
    webhookRetryDelaysMs: options.webhookRetryDelaysMs ?? [1000, 5000, 15_000],
    lateAfterMs: options.lateAfterMs ?? 8000,
    slowMs: options.slowMs ?? 4000,
    timeoutMs: options.timeoutMs ?? 120_000,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    now: options.now ?? (() => new Date()),
  }
}
