import type { MailProvider } from '../../context/providers.ts'
import type { ServiceSettings, WrongSetting } from '../provider-module.ts'

/** Who mails are from. */
export interface Sender {
  /** With or without a name: `Pharmacy <care@pharmacy.example>`. */
  from: string
  /** Where answers go; null: to the sender. */
  replyTo: string | null
}

/** A way for mails to leave that a release knows: what it needs, and how it is made of that. */
export interface MailModule {
  /** As `MAIL_BY` says it. */
  readonly name: string
  readonly settings: ServiceSettings
  /** What is wrong with settings that somebody made: `message` goes on after the variable. Null: nothing. */
  check?(settings: Readonly<Record<string, string>>): WrongSetting | null
  make(settings: Readonly<Record<string, string>>, sender: Sender): MailProvider
}

/**
 * A mail service is a folder under `providers/mail/` and a line in `registry.ts` there; `conformance.test.ts` holds it to
 * what every one promises:
 *
 * - `send` resolves once the service has taken the mail, and rejects with a `ProviderError` else.
 * - `isFinal` is an address or a mail that this service will never take. Credentials, quotas and a sender that is not
 *   verified can be mended: those are tried again.
 * - Neither recipient nor text stands in an error. Nothing is retried inside: the outbox does that.
 * - Text and HTML, sender and Reply-To, and `List-Unsubscribe` where the mail has one. Its lines are whole: no line break
 *   in a header, and one recipient (`registry.ts` sees to both).
 */
export function defineMail<Name extends string>(module: {
  name: string
  settings: ServiceSettings<Name>
  check?(settings: Readonly<Record<Name, string>>): WrongSetting | null
  make(settings: Readonly<Record<Name, string>>, sender: Sender): MailProvider
}): MailModule {
  return module
}
