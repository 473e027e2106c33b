import type { Config } from '../../context/config.ts'
import type { SmsProvider } from '../../context/providers.ts'
import { gupshup } from './gupshup/gupshup.ts'
import { msg91 } from './msg91/msg91.ts'
import type { SmsModule } from './sms-module.ts'
import { twilio } from './twilio/twilio.ts'

/** Every way for SMS to leave that this release knows. The first is the sandbox's where nothing is set. */
export const SMS_SERVICES: readonly [SmsModule, ...SmsModule[]] = [twilio, msg91, gupshup]

/** The one that the configuration names, ready to be asked. */
export function openSms({ by, settings }: Config['sms']): SmsProvider {
  const module = SMS_SERVICES.find(({ name }) => name === by) ?? SMS_SERVICES[0]
  return module.make(settings)
}
