import type { Config } from '../../context/config.ts'
import type { Mail, MailProvider } from '../../context/providers.ts'
import { ProviderError } from '../provider-error.ts'
import type { MailModule, Sender } from './mail-module.ts'
import { postmark } from './postmark/postmark.ts'
import { ses } from './ses/ses.ts'
import { smtp } from './smtp/smtp.ts'

/** Every way for mails to leave that this release knows. The first is the sandbox's where nothing is set. */
export const MAIL_SERVICES: readonly [MailModule, ...MailModule[]] = [postmark, smtp, ses]

/**
 * The one that the configuration names, ready to be asked.
 *
 * @param make - Makes it. @default by its module
 */
export function openMail(
  { by, from, replyTo, settings }: Config['mail'],
  make = (sender: Sender) => moduleOf(by).make(settings, sender),
): MailProvider {
  const provider = make({ from: oneLine(from), replyTo: replyTo === null ? null : oneLine(replyTo) })
  return { ...provider, send: async (mail, messageId) => provider.send(inOrder(mail), messageId) }
}

const moduleOf = (by: string) => MAIL_SERVICES.find(({ name }) => name === by) ?? MAIL_SERVICES[0]

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not get into a header
const BREAKS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g
const oneLine = (text: string) => text.replace(BREAKS, ' ')
/** One address, and nothing that a header would read as the begin of another or as a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not get into a header
const ADDRESS = /^[^\s@,;:<>()[\]\\"\u0000-\u001f\u007f]+@[^\s@,;:<>()[\]\\"\u0000-\u001f\u007f]+$/

/** What somebody typed begins no header of its own and reaches nobody else. */
function inOrder(mail: Mail): Mail {
  if (!ADDRESS.test(mail.to)) throw new ProviderError('mail', null, { code: 'no-address', isFinal: true })
  return { ...mail, subject: oneLine(mail.subject) }
}
