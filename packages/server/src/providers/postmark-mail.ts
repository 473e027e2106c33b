import type { MailProvider } from '../context/providers.ts'
import { ask, letGo } from './ask.ts'

export interface PostmarkOptions {
  /** Without a slash at the end: `https://api.postmarkapp.com`. */
  url: string
  token: string
  /** The sender, with or without a name: `Pharmacy <care@pharmacy.example>`. */
  from: string
}

/** Mail by Postmark's single-mail call. */
export function postmarkMail({ url, token, from }: PostmarkOptions): MailProvider {
  return {
    async send(mail) {
      const answer = await ask('mail', `${url}/email`, {
        method: 'POST',
        headers: { 'x-postmark-server-token': token, accept: 'application/json' },
        json: { From: from, To: mail.to, Subject: mail.subject, TextBody: mail.text, HtmlBody: mail.html },
      })
      await letGo(answer)
    },
  }
}
