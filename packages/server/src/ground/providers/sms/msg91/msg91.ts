import { z } from 'zod'
import { askAnyhow, readAnswer } from '../../ask.ts'
import { ProviderError } from '../../provider-error.ts'
import { defineSms } from '../sms-module.ts'

/** Says no in an answer of 200 too. Its sentences may repeat the number: of them only this much is read. */
const answerSchema = z.object({
  type: z.string(),
  message: z.unknown(),
  code: z.union([z.string(), z.number()]).optional(),
})
const NO_NUMBER =
  /invalid (mobile|number|recipient)|mobile.{0,20}(invalid|not valid)|blocked (mobile|number)/i

/**
 * SMS by MSG91's Flow API, version 5. It holds words and header itself, as a template with `##VAR1##`, `##VAR2##` … in the
 * order of the registered text. It knows no key that makes two requests one.
 */
export const msg91 = defineSms({
  name: 'msg91',
  settings: {
    url: {
      variable: 'SMS_URL',
      is: 'address',
      about: 'where SMS are sent through',
      unset: 'https://control.msg91.com',
      sandbox: '/msg91',
    },
    authKey: {
      variable: 'MSG91_AUTH_KEY',
      is: 'secret',
      about: 'the auth key at MSG91',
      sandbox: 'sandbox-msg91-auth-key',
    },
  },
  needs: ['templateId', 'msg91TemplateId'],
  make: ({ url, authKey }) => ({
    async send({ to, values, registered }) {
      const { msg91TemplateId } = registered
      if (msg91TemplateId === null) throw new ProviderError('sms', null, { code: 'no-template' })
      const answer = await askAnyhow('sms', `${url}/api/v5/flow`, {
        method: 'POST',
        headers: { authkey: authKey, accept: 'application/json' },
        json: {
          template_id: msg91TemplateId,
          short_url: '0',
          recipients: [
            {
              mobiles: to.replace(/^\+/, ''),
              ...Object.fromEntries(values.map((value, index) => [`VAR${index + 1}`, value])),
            },
          ],
        },
      })
      const said = await readAnswer(answer, answerSchema)
      if (answer.ok && said?.type === 'success') return
      throw new ProviderError('sms', answer.status, {
        code: said?.code ?? said?.type,
        isFinal: NO_NUMBER.test(typeof said?.message === 'string' ? said.message : ''),
      })
    },
  }),
})
