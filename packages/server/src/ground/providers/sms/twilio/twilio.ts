import { z } from 'zod'
import { askAnyhow, letGo, readAnswer } from '../../ask.ts'
import { ProviderError } from '../../provider-error.ts'
import { defineSms } from '../sms-module.ts'

/** No number; a number that takes no SMS, or none of this sender after STOP. */
const NEVER: readonly number[] = [21211, 21610, 21612, 21614, 21617]
const refusal = z.object({ code: z.number() })

/** SMS by Twilio's Messages resource. It takes a repeated id for the same SMS. */
export const twilio = defineSms({
  name: 'twilio',
  settings: {
    url: {
      variable: 'SMS_URL',
      is: 'address',
      about: 'where SMS are sent through',
      unset: 'https://api.twilio.com',
      sandbox: '/twilio',
    },
    accountSid: {
      variable: 'SMS_ACCOUNT_SID',
      is: 'text',
      about: 'the account’s SID at Twilio',
      sandbox: 'ACsandbox000000000000000000000000',
    },
    token: { variable: 'SMS_TOKEN', is: 'secret', about: 'and its token', sandbox: 'sandbox-twilio-token' },
    from: {
      variable: 'SMS_FROM',
      is: 'text',
      about: 'the number or header that SMS come from, where MESSAGES_FILE has none',
      sandbox: '+15005550006',
    },
  },
  needs: [],
  make: ({ url, accountSid, token, from }) => {
    const credentials = Buffer.from(`${accountSid}:${token}`).toString('base64')
    const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
    return {
      async send({ to, text, registered }, messageId) {
        const answer = await askAnyhow('sms', address, {
          method: 'POST',
          headers: {
            authorization: `Basic ${credentials}`,
            ...(messageId && { 'i-twilio-idempotency-token': messageId }),
          },
          body: new URLSearchParams({ To: to, From: registered.header ?? from, Body: text }),
        })
        if (answer.ok) return letGo(answer)
        const code = (await readAnswer(answer, refusal))?.code
        throw new ProviderError('sms', answer.status, {
          code,
          ...(code !== undefined && { isFinal: NEVER.includes(code) }),
        })
      },
    }
  },
})
