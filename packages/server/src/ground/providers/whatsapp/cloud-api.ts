import { z } from 'zod'
import type { WhatsappConfig } from '../../context/config.ts'
import type { WhatsappProvider } from '../../context/providers.ts'
import type { Messages } from '../../registered-messages/messages-file.ts'
import { WHATSAPP_KINDS, type WhatsappKind } from '../../registered-messages/whatsapp-kinds.ts'
import { askAnyhow, readAnswer } from '../ask.ts'
import { ProviderError } from '../provider-error.ts'

const taken = z.object({ messages: z.tuple([z.object({ id: z.string() })], z.unknown()) })
const refusal = z.object({ error: z.object({ code: z.number() }) })

/**
 * No further try changes these: no WhatsApp at the number, or none from us (131021, 131026, 131030, 131050), a request that is
 * wrong (100, 131008, 131009), and whatever is wrong with a template (132000 to 132999). The message goes another way then.
 */
const NEVER: readonly number[] = [100, 131008, 131009, 131021, 131026, 131030, 131050]
const isOfTemplate = (code: number) => code >= 132_000 && code < 133_000

/** Template messages by Meta's Cloud API. It knows no key that makes two requests one. */
export function whatsappCloud(
  { url, phoneNumberId, token }: WhatsappConfig,
  { whatsapp: { language, templates } }: Messages,
): WhatsappProvider {
  return {
    async send({ to, kind, values }) {
      // What the outbox has was written by a release that may have known more kinds.
      const row = templates[kind as WhatsappKind]
      if (!row) throw new ProviderError('whatsapp', null, { code: 'no-template', isFinal: true })
      const variables = row.variables ?? WHATSAPP_KINDS[kind as WhatsappKind].variables
      const answer = await askAnyhow('whatsapp', `${url}/${encodeURIComponent(phoneNumberId)}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        json: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to,
          type: 'template',
          template: {
            name: row.name,
            language: { code: row.language ?? language },
            components: [
              {
                type: 'body',
                parameters: variables.map((name) => ({ type: 'text', text: oneLine(values[name] ?? '') })),
              },
            ],
          },
        },
      })
      if (!answer.ok) {
        const code = (await readAnswer(answer, refusal))?.error.code
        const isFinal = code !== undefined && (NEVER.includes(code) || isOfTemplate(code))
        throw new ProviderError('whatsapp', answer.status, { code, isFinal })
      }
      const said = await readAnswer(answer, taken)
      if (!said) throw new ProviderError('whatsapp', answer.status)
      return said.messages[0].id
    },
  }
}

/** A parameter with a line break, a tab or many blanks is refused. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
