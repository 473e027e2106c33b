import { isJsonObject } from '../read-json.ts'

/** Words that an operator or Meta has approved. */
export interface Approved {
  /** With `{#var#}`, `##VAR1##` or `{{1}}` for what varies. */
  text: string
  /** The header that it belongs to; empty: any. */
  header: string
}

/**
 * What is registered, as a shop's `MESSAGES_FILE` says it. As long as nothing is, any template goes through.
 */
export interface Registered {
  readonly isKnown: boolean
  readonly entityId: string
  /** By the id of the operators' portal. */
  readonly sms: ReadonlyMap<string, Approved>
  /** By MSG91's own id. */
  readonly msg91: ReadonlyMap<string, Approved>
  /** By name: how many variables the body has. */
  readonly whatsapp: ReadonlyMap<string, number>
  set(file: unknown): void
  clear(): void
}

export function createRegistered(): Registered {
  let file: Record<string, unknown> | null = null
  const sms = new Map<string, Approved>()
  const msg91 = new Map<string, Approved>()
  const whatsapp = new Map<string, number>()
  const clear = () => {
    file = null
    for (const known of [sms, msg91, whatsapp]) known.clear()
  }
  return {
    get isKnown() {
      return file !== null
    },
    get entityId() {
      return textIn(objectIn(file ?? {}, 'dlt'), 'entityId')
    },
    sms,
    msg91,
    whatsapp,
    clear,
    set(given) {
      clear()
      file = isJsonObject(given) ? given : {}
      const header = textIn(objectIn(file, 'dlt'), 'header')
      for (const row of Object.values(objectIn(file, 'sms')).filter(isJsonObject)) {
        const approved = { text: textIn(row, 'text'), header: textIn(row, 'header') || header }
        sms.set(textIn(row, 'templateId'), approved)
        msg91.set(textIn(row, 'msg91TemplateId'), approved)
      }
      const templates = objectIn(objectIn(file, 'whatsapp'), 'templates')
      for (const row of Object.values(templates).filter(isJsonObject)) {
        const { variables } = row
        whatsapp.set(textIn(row, 'name'), Array.isArray(variables) ? variables.length : -1)
      }
    },
  }
}

const PLACE = /\{#[A-Za-z]+#\}/
const PLACES = /\{#[A-Za-z]+#\}/g

/** Whether an operator lets a text through: the approved words, and at most 30 characters in each place. */
export function isAsApproved({ text }: Approved, said: string): boolean {
  if (text === '') return true
  const pattern = text
    .split(PLACE)
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.{0,30}')
  return new RegExp(`^${pattern}$`, 'su').test(said)
}

/** The approved words with values in their places. */
export function fillApproved({ text }: Approved, values: readonly string[]): string {
  let at = 0
  return text.replace(PLACES, () => values[at++] ?? '')
}

export const placesOf = ({ text }: Approved): number => text.match(PLACES)?.length ?? 0

function objectIn(value: Record<string, unknown>, name: string): Record<string, unknown> {
  const found = value[name]
  return isJsonObject(found) ? found : {}
}

function textIn(value: Record<string, unknown>, name: string): string {
  const found = value[name]
  return typeof found === 'string' ? found : ''
}
