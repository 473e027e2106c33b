import { z } from 'zod'
import { askAnyhow, readAnswer } from '../../ask.ts'
import { ProviderError } from '../../provider-error.ts'
import { defineSms } from '../sms-module.ts'

/** Answers 200 whatever became of it. An error's id is its code; its details may repeat the number. */
const answerSchema = z.object({
  response: z.object({ status: z.string(), id: z.coerce.string().optional() }),
})
/** `INVALID PH` */
const INVALID_NUMBER = '105'
/** What an SMS says in 7 bits a character; anything else makes it Unicode. */
const PLAIN = /^[\w\s@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà^{}\\[~\]|€]*$/

/** SMS by Gupshup's enterprise gateway. It knows no key that makes two requests one. */
export const gupshup = defineSms({
  name: 'gupshup',
  settings: {
    url: {
      variable: 'SMS_URL',
      is: 'address',
      about: 'where SMS are sent through',
      unset: 'https://enterprise.smsgupshup.com',
      sandbox: '/gupshup',
    },
    userId: {
      variable: 'GUPSHUP_USER_ID',
      is: 'text',
      about: 'the account at Gupshup',
      sandbox: '2000000001',
    },
    password: {
      variable: 'GUPSHUP_PASSWORD',
      is: 'secret',
      about: 'and its password',
      sandbox: 'sandbox-gupshup-password',
    },
  },
  needs: ['templateId'],
  make: ({ url, userId, password }) => ({
    async send({ to, text, registered: { entityId, header, templateId } }) {
      const answer = await askAnyhow('sms', `${url}/GatewayAPI/rest`, {
        method: 'POST',
        body: new URLSearchParams({
          method: 'SendMessage',
          v: '1.1',
          auth_scheme: 'plain',
          format: 'json',
          userid: userId,
          password,
          send_to: to.replace(/^\+/, ''),
          msg: text,
          msg_type: PLAIN.test(text) ? 'TEXT' : 'Unicode_text',
          ...(header !== null && { mask: header }),
          ...(entityId !== null && { principalEntityId: entityId }),
          ...(templateId !== null && { dltTemplateId: templateId }),
        }),
      })
      const said = (await readAnswer(answer, answerSchema))?.response
      if (answer.ok && said?.status === 'success') return
      // The id of a message that was taken is none of our business in an error.
      const code = said?.status === 'error' ? said.id : undefined
      throw new ProviderError('sms', answer.status, { code, isFinal: code === INVALID_NUMBER })
    },
  }),
})
