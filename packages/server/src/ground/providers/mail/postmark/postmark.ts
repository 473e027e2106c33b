import { z } from 'zod'
import { askAnyhow, letGo, readAnswer } from '../../ask.ts'
import { ProviderError } from '../../provider-error.ts'
import { defineMail } from '../mail-module.ts'

/** Answers 422 for many reasons: of these, no further try changes a thing. An invalid address; one that bounced before. */
const NEVER: readonly number[] = [300, 406]
const refusal = z.object({ ErrorCode: z.number() })

/** Mail by Postmark's single-mail call. It knows no key that makes two requests one. */
export const postmark = defineMail({
  name: 'postmark',
  settings: {
    url: {
      variable: 'MAIL_URL',
      is: 'address',
      about: 'where mails are sent through',
      unset: 'https://api.postmarkapp.com',
      sandbox: '/postmark',
    },
    token: {
      variable: 'MAIL_TOKEN',
      is: 'secret',
      about: 'the server’s token at Postmark',
      sandbox: 'sandbox-postmark-token',
    },
  },
  make: ({ url, token }, { from, replyTo }) => ({
    async send(mail) {
      const answer = await askAnyhow('mail', `${url}/email`, {
        method: 'POST',
        headers: { 'x-postmark-server-token': token, accept: 'application/json' },
        json: {
          From: from,
          ...(replyTo !== null && { ReplyTo: replyTo }),
          To: mail.to,
          Subject: mail.subject,
          TextBody: mail.text,
          HtmlBody: mail.html,
          ...(mail.unsubscribe && {
            Headers: [{ Name: 'List-Unsubscribe', Value: `<${mail.unsubscribe}>` }],
          }),
        },
      })
      if (answer.ok) return letGo(answer)
      const code = (await readAnswer(answer, refusal))?.ErrorCode
      const isFinal = code === undefined ? undefined : answer.status === 422 && NEVER.includes(code)
      throw new ProviderError('mail', answer.status, { code, ...(isFinal !== undefined && { isFinal }) })
    },
  }),
})
