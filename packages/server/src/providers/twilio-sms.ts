import type { SmsProvider } from '../context/providers.ts'
import { ask, letGo } from './ask.ts'

export interface TwilioOptions {
  /** Without a slash at the end: `https://api.twilio.com`. */
  url: string
  accountSid: string
  token: string
  /** The sending number, E.164. */
  from: string
}

/** SMS by Twilio's Messages resource. */
export function twilioSms({ url, accountSid, token, from }: TwilioOptions): SmsProvider {
  const credentials = Buffer.from(`${accountSid}:${token}`).toString('base64')
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  return {
    async send(to, text, messageId) {
      const answer = await ask('sms', address, {
        method: 'POST',
        headers: {
          authorization: `Basic ${credentials}`,
          ...(messageId && { 'i-twilio-idempotency-token': messageId }),
        },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
      })
      await letGo(answer)
    },
  }
}
