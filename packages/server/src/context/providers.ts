import type { Gateway } from './gateway.ts'

/** What the server needs of the outside world. Real adapters stand in `providers/`; each speaks HTTP. */
export interface SmsProvider {
  /**
   * Rejects when the provider did not take it.
   * @param to - E.164, e.g. `+919876543210`.
   * @param messageId - Where the provider can, two sends of one id are one SMS: a retry after a lost answer.
   */
  send(to: string, text: string, messageId?: string): Promise<void>
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface MailProvider {
  send(mail: Mail): Promise<void>
}

/** Files by their keys, which the server makes. */
export interface FileProvider {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
}

export interface PostalProvider {
  /** @returns null when the post office knows no such pincode. Rejects when it could not be asked. */
  lookUp(pincode: string): Promise<{ district: string; state: string } | null>
}

export interface Providers {
  sms: SmsProvider
  mail: MailProvider
  /** Private ones: prescriptions. */
  files: FileProvider
  /** Those that everybody may see: pictures of products. */
  pictures: FileProvider
  postal: PostalProvider
  /** The ways to pay that this release knows, by the name that `PAYMENT_METHODS` and orders call them. */
  gateways: ReadonlyMap<string, Gateway>
}
