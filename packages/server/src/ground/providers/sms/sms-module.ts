import type { SmsProvider } from '../../context/providers.ts'
import type { ServiceSettings } from '../provider-module.ts'

/** A way for SMS to leave that a release knows: what it needs, and how it is made of that. */
export interface SmsModule {
  /** As `SMS_BY` says it. */
  readonly name: string
  readonly settings: ServiceSettings
  /** What of `MESSAGES_FILE` it cannot send without: that is checked at the start, kind by kind. */
  readonly needs: readonly ('templateId' | 'msg91TemplateId')[]
  make(settings: Readonly<Record<string, string>>): SmsProvider
}

/**
 * An SMS service is a folder under `providers/sms/` and a line in `registry.ts` there; `conformance.test.ts` holds it to what
 * every one promises:
 *
 * - `send` resolves once the service has taken the SMS, and rejects with a `ProviderError` else: also where it says no in an
 *   answer of 200.
 * - `isFinal` is a number that this service will never take. Credentials, balance, headers and templates can be mended:
 *   those are tried again.
 * - Neither number nor text stands in an error. Nothing is retried inside: the outbox does that.
 */
export function defineSms<Name extends string>(module: {
  name: string
  settings: ServiceSettings<Name>
  needs: SmsModule['needs']
  make(settings: Readonly<Record<Name, string>>): SmsProvider
}): SmsModule {
  return module
}
