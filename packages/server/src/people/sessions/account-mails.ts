import type { ServerContext } from '../../ground/context/server-context.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { LinkTable } from '../../ground/database/schema/customers.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { composeMail } from '../../messages/outbox/compose-mail.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'
import { mailGreeting } from '../../messages/outbox/mail-greeting.ts'
import { accountMails } from './account-mail-labels.ts'
import { LINK_LIFE_MS, makeLink } from './links.ts'

interface Recipient {
  id: string
  username: string
  email: string
}

const WORDS = {
  'verify-email': accountMails.verifyEmail,
  'reset-password': accountMails.resetPassword,
  'confirm-mobile': accountMails.confirmMobile,
}

type MailContext = Pick<ServerContext, 'config' | 'clock'>

/** Mails the link that proves an address: `{store}/verifyEmail/{token}`, with what its page has to ask for. */
export async function mailVerification(context: MailContext, trx: Database, to: Recipient): Promise<void> {
  const { password_hash } = await trx
    .selectFrom('customer')
    .select('password_hash')
    .where('id', '=', to.id)
    .executeTakeFirstOrThrow()
  await mailLink(context, trx, to, 'verify-email', password_hash === null ? '?by=mobile' : '?by=password')
}

/** Mails the link that sets a new password: `{store}/forgotPassword/{id}`. */
export async function mailReset(context: MailContext, trx: Database, to: Recipient): Promise<void> {
  await mailLink(context, trx, to, 'reset-password')
}

/** Asks whether a number that was proven elsewhere belongs to this account: `{store}/verifyEmail/{token}`. */
export async function mailNumberConfirmation(
  context: MailContext,
  trx: Database,
  to: Recipient,
): Promise<void> {
  await mailLink(context, trx, to, 'confirm-mobile')
}

/** Tells the owner that the password is another now. */
export async function mailPasswordChanged(context: MailContext, trx: Database, to: Recipient): Promise<void> {
  await mailNews(context, trx, to, 'password-changed', accountMails.passwordChanged)
}

/** Tells the owner that somebody tries passwords. */
export async function mailPasswordGuessed(context: MailContext, trx: Database, to: Recipient): Promise<void> {
  await mailNews(context, trx, to, 'password-guessed', accountMails.passwordGuessed)
}

async function mailNews(
  { config, clock }: MailContext,
  trx: Database,
  to: Recipient,
  kind: string,
  words: typeof accountMails.passwordChanged | typeof accountMails.passwordGuessed,
): Promise<void> {
  const { name, supportEmail } = config.store
  const mail = composeMail({
    to: to.email,
    subject: words.subject(name),
    heading: words.heading,
    paragraphs: [mailGreeting(to.username), words.text(name)],
    note: words.note(supportEmail),
    config,
  })
  await enqueue(trx, { kind: 'mail', ...mail }, { now: clock(), dedupeKey: `${kind}:${newId()}` })
}

async function mailLink(
  { config, clock }: MailContext,
  trx: Database,
  to: Recipient,
  kind: LinkTable['kind'],
  query = '',
): Promise<void> {
  const now = clock()
  const token = await makeLink(trx, kind, to.id, now)
  const words = WORDS[kind]
  const mail = composeMail({
    to: to.email,
    subject: words.subject(config.store.name),
    heading: words.heading,
    paragraphs: [mailGreeting(to.username), words.text(config.store.name)],
    action: {
      label: words.action,
      url: `${config.storeUrl}/${kind === 'reset-password' ? 'forgotPassword' : 'verifyEmail'}/${token}${query}`,
    },
    note: words.note,
    config,
  })
  await enqueue(
    trx,
    { kind: 'mail', ...mail },
    { now, dedupeKey: `${kind}:${newId()}`, expiresAt: now + LINK_LIFE_MS },
  )
}
