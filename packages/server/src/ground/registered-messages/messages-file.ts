import { z } from 'zod'
import { SMS_KINDS, type SmsKind } from './sms-kinds.ts'
import { templateProblems } from './template.ts'
import { WHATSAPP_KINDS, type WhatsappKind } from './whatsapp-kinds.ts'

/** As operators give them: 19 digits, of some 17 to 20. */
const registeredId = z
  .string()
  .regex(/^\d{15,22}$/, 'must be the number that the DLT portal gave: 15 to 22 digits.')
const header = z.string().regex(/^[A-Za-z0-9]{3,6}$/, 'must be a header: 3 to 6 letters and digits.')

const smsRow = z.strictObject({
  /** As the operators' DLT portal registered it. */
  templateId: registeredId.optional(),
  /** What MSG91 calls the same template in its own panel. */
  msg91TemplateId: z
    .string()
    .regex(/^[\w-]{6,64}$/, 'must be the id of a template in MSG91’s panel.')
    .optional(),
  /** Instead of the header of all. */
  header: header.optional(),
  /** The registered words. @default the shop's own */
  text: z.string().min(10).max(1000).optional(),
  /** Which value stands in each `{#var#}` of the text. */
  variables: z.array(z.string()).optional(),
})

const whatsappRow = z.strictObject({
  /** As Meta approved it. */
  name: z.string().regex(/^[a-z0-9_]{1,512}$/, 'must be a template’s name: small letters, digits and _.'),
  /** @default the language of all */
  language: z.string().optional(),
  /** Which value stands in `{{1}}`, `{{2}}` … @default the order that docs/messages.md has */
  variables: z.array(z.string()).optional(),
})

const file = z.strictObject({
  /** What the editor reads it by. */
  $schema: z.string().optional(),
  dlt: z.strictObject({ entityId: registeredId, header }).optional(),
  sms: z.record(z.string(), smsRow).default({}),
  whatsapp: z
    .strictObject({ language: z.string().default('en'), templates: z.record(z.string(), whatsappRow) })
    .optional(),
})

export type SmsRow = z.output<typeof smsRow>
export type WhatsappRow = z.output<typeof whatsappRow>

/** What is registered with operators and Meta, by kind of message. */
export interface Messages {
  dlt: { entityId: string; header: string } | null
  sms: Partial<Record<SmsKind, SmsRow>>
  whatsapp: { language: string; templates: Partial<Record<WhatsappKind, WhatsappRow>> }
}

export const NO_MESSAGES: Messages = { dlt: null, sms: {}, whatsapp: { language: 'en', templates: {} } }

/**
 * Reads what `MESSAGES_FILE` says.
 *
 * @returns The messages, or every fault: where it is and what to set, never more of the file.
 */
export function parseMessages(text: string): { messages: Messages } | { problems: string[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problems: ['is no JSON.'] }
  }
  const read = file.safeParse(json)
  if (!read.success) {
    return {
      problems: read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    }
  }
  const { dlt = null, sms, whatsapp = NO_MESSAGES.whatsapp } = read.data
  const problems = [...smsProblems(sms), ...whatsappProblems(whatsapp.templates)]
  if (problems.length > 0) return { problems }
  return { messages: { dlt, sms, whatsapp } }
}

function* smsProblems(rows: Record<string, SmsRow>): Iterable<string> {
  for (const [name, row] of Object.entries(rows)) {
    if (!Object.hasOwn(SMS_KINDS, name)) {
      yield `sms.${name}: there is no such SMS. There are ${Object.keys(SMS_KINDS).join(', ')}.`
      continue
    }
    const kind = SMS_KINDS[name as SmsKind]
    if (row.text === undefined && row.variables !== undefined)
      yield `sms.${name}: has "variables" and no "text".`
    if (row.text === undefined) continue
    for (const problem of templateProblems({ text: row.text, variables: row.variables ?? [] }, kind)) {
      yield `sms.${name}: ${problem}`
    }
  }
}

function* whatsappProblems(rows: Record<string, WhatsappRow>): Iterable<string> {
  for (const [name, row] of Object.entries(rows)) {
    if (!Object.hasOwn(WHATSAPP_KINDS, name)) {
      yield `whatsapp.templates.${name}: there is no such message. There are ${Object.keys(WHATSAPP_KINDS).join(', ')}.`
      continue
    }
    const { variables }: { variables: readonly string[] } = WHATSAPP_KINDS[name as WhatsappKind]
    for (const variable of row.variables ?? []) {
      if (variables.includes(variable)) continue
      yield `whatsapp.templates.${name}: knows no variable ${variable}: it has ${variables.join(', ')}.`
    }
  }
}
