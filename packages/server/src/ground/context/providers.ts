import type { Gateway } from './gateway.ts'

/** What the server needs of the outside world. Real adapters stand in `providers/`; each speaks HTTP. */
export interface Sms {
  /** E.164, e.g. `+919876543210`. */
  to: string
  text: string
  /** What it is about, as `MESSAGES_FILE` calls it. */
  kind: string
  /** What stands in each variable place of the text, in their order. */
  values: readonly string[]
  /** As India's operators know sender and text; null where nobody has said. */
  registered: {
    entityId: string | null
    header: string | null
    templateId: string | null
    msg91TemplateId: string | null
  }
}

export interface SmsProvider {
  /**
   * Rejects when the provider did not take it.
   * @param messageId - Where the provider can, two sends of one id are one SMS: a retry after a lost answer.
   */
  send(sms: Sms, messageId?: string): Promise<void>
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Where its reader ends mails of this sort: an address of the web. */
  unsubscribe?: string
}

export interface MailProvider {
  /**
   * Rejects when the provider did not take it.
   * @param messageId - Where the provider can, two mails of one id are known for one.
   */
  send(mail: Mail, messageId?: string): Promise<void>
  /** Ends connections that are kept for the next mail. Another one may be sent all the same. */
  close?(): void
}

export interface WhatsappMessage {
  /** E.164. */
  to: string
  /** As `MESSAGES_FILE` calls it. */
  kind: string
  /** By variable. */
  values: Readonly<Record<string, string>>
}

export interface WhatsappProvider {
  /**
   * Rejects when it was not taken. That it was says little: what became of it is reported later.
   * @returns What the reports call it.
   */
  send(message: WhatsappMessage): Promise<string>
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
  /** Null where it is not configured. */
  whatsapp: WhatsappProvider | null
  /** Private ones: prescriptions. */
  files: FileProvider
  /** Those that everybody may see: pictures of products. */
  pictures: FileProvider
  postal: PostalProvider
  /** The ways to pay that this release knows, by the name that `PAYMENT_METHODS` and orders call them. */
  gateways: ReadonlyMap<string, Gateway>
}
