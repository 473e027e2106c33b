import type { PaymentMethod } from '@dawakit/core/contract'
import type { SaleDays } from '@dawakit/core/shelf'
import type { Messages } from '../registered-messages/messages-file.ts'
import type { Brand } from './brand.ts'
import type { Limits } from './limits.ts'
import type { SessionSecrets } from './session-secrets.ts'

/** How many proxies stand before the shop, one after the other, or the networks (CIDR) that they are in. */
export type TrustedProxies = number | readonly string[]

export interface WhatsappConfig {
  /** Of Meta's Graph API with its version, without a slash at the end. */
  url: string
  phoneNumberId: string
  token: string
  /** Signs what Meta reports. */
  appSecret: string
  /** What Meta says when it asks whether the address is ours. */
  verifyToken: string
}

export interface TracesConfig {
  /** Of the OTLP receiver, without `/v1/traces`. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** What the shop is called in them. */
  service: string
  /** Of all requests, from 0 to 1. */
  share: number
}

/** All that an operator can set. Read from the environment once, at start: see docs/operating.md. */
export interface Config {
  /** A shop to look at, where the sandbox may stand in and every page says so; else one that sells. */
  isDemo: boolean
  /** `postgres://…`, or the embedded database's file. */
  databaseUrl: string
  /** Where PostgreSQL is listened to, where `databaseUrl` leads to a pooler that lets nothing through; null: there. */
  databaseListenUrl: string | null
  /** A streaming replica for reads that may lag behind; null: there is none. */
  databaseReadUrl: string | null
  /** The replica is read from as long as it is no further behind. */
  databaseReadLagMs: number
  /** Where uploaded files and the signing key live. */
  dataFolder: string
  /** The store's own address as customers see it, without a slash at the end. Links in mails lead here. */
  storeUrl: string
  /** The origin of the pharmacy's desk, without a slash at the end; null: there is none, and no call of it. */
  deskUrl: string | null
  /** The least that is logged. */
  logLevel: string
  /** Sign sessions, key hashes, seal messages that were given up. */
  secrets: SessionSecrets
  /** @default 7 days */
  sessionSeconds: number
  /** How often what may happen: see `context/limits.ts`. */
  limits: Limits
  /** Lets an operator's program see money that a person has to look at, and the metrics; null: nobody. */
  operatorToken: string | null
  /** While the token turns: the one before, which is good still. */
  operatorTokenBefore: string | null
  /** Origins that may call the API beside the store's own, without a partner key. */
  allowedOrigins: string[]
  /** Origins of the example partner pages. */
  partnerOrigins: string[]
  /** Whose word about X-Forwarded-For counts. */
  trustedProxies: TrustedProxies
  /**
   * How long after a sign-in a partner's page sees saved addresses and prescriptions; 0: never.
   * @default 30 minutes
   */
  partnerFreshMs: number
  isDevelopment: boolean
  port: number
  /** Statements that take longer are said in the log; 0: none. */
  slowQueryMs: number
  /** Where Prometheus finds the metrics; null: nowhere. */
  metrics: { port: number; host: string } | null
  /** Where traces go; null: none are made. */
  traces: TracesConfig | null
  /** What an empty shop is filled with, and who draws: the catalogue that the program hands over, or nobody. */
  catalogue: 'reference' | 'none'
  /** Where the brand's file and pictures are; null: the shop has its name alone. */
  brandFolder: string | null
  /** Of `brandFolder` once it has been read (`withBrand`). */
  brand: Brand
  store: {
    name: string
    address: string
    state: string
    stateCode: string
    gstin: string
    drugLicence: string
    /** That products' HSN codes must have at least. */
    hsnDigits: number
    supportPhone: string
    supportEmail: string
    /** Registered name of the company; the policies name it. */
    owner: string
    /** Whose courts decide, and where an arbitrator sits: a city, or a state. */
    courts: string
    /** A conversation with the store in a messaging app. */
    chatUrl: string
    grievanceOfficer: { name: string; phone: string; email: string }
  }
  /** Words of salts and names of what the shop does not sell online, beside Schedule X. */
  notSoldOnline: string[]
  /** For how many days a batch is good at least that is sold. */
  saleDays: SaleDays
  paymentMethods: PaymentMethod[]
  /** Which service SMS leave by, and what it has been given, by the names of its own settings. */
  sms: { by: string; settings: Record<string, string> }
  /** The same of mails, with who they are from and where answers go. */
  mail: { by: string; settings: Record<string, string>; from: string; replyTo: string | null }
  /** Order messages by WhatsApp too; null: none. */
  whatsapp: WhatsappConfig | null
  /** What of them is registered with operators and Meta. */
  messages: Messages
  postal: { url: string }
  /** What each gateway that this release knows has been given, by its name and the names of its own settings. */
  gateways: Record<string, Record<string, string>>
  files: {
    s3: { url: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null
  }
}
