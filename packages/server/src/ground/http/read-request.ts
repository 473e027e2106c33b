import * as refusals from '@dawakit/core/refusals'
import type { Context } from 'hono'
import type { z } from 'zod'
import { CallError } from './call-error.ts'
import { parseJson } from './parse-json.ts'
import { readBody } from './read-body.ts'
import { isStorable } from './text.ts'

const codeOf = new Map<string, refusals.RefusalCode>()
for (const message of Object.values(refusals.refusalCatalogue)) codeOf.set(message.text, message.code)

/**
 * What a schema makes of a query or a body.
 *
 * @throws {CallError} 400 with a sentence for each field that is wrong
 */
export function validate<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  if (!isStorable(input)) throw new CallError(400, refusals.invalidRequest)
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'body'
    fields[field] ??= codeOf.has(issue.message) ? issue.message : refusals.invalidRequest.text
  }
  const spoken = result.error.issues.find((issue) => codeOf.has(issue.message))
  const code = spoken && codeOf.get(spoken.message)
  throw new CallError(400, spoken && code ? { code, text: spoken.message } : refusals.invalidRequest, {
    fields,
  })
}

/** The body of a request. @throws {CallError} 400, 413, 415 */
export async function readJson(c: Context): Promise<unknown> {
  const bytes = await readBody(c)
  if (bytes.byteLength === 0) return {}
  if (!c.req.header('content-type')) throw new CallError(415, refusals.jsonOnly)
  try {
    return parseJson(new Uint8Array(bytes))
  } catch {
    throw new CallError(400, refusals.invalidRequest)
  }
}

/** Bodies that the specification writes `data: {…}` are wrapped; the bare form is taken too. */
export function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const keys = Object.keys(body)
  if (keys.length !== 1 || keys[0] !== 'data') return body
  const inner = (body as { data: unknown }).data
  return typeof inner === 'object' && inner !== null ? inner : body
}
