import type { JsonSchema } from './api-description.ts'

/**
 * What a call answers that went well: its data in the envelope, and nothing beyond.
 *
 * @param beside - What stands beside the data.
 */
export function success(data: JsonSchema, beside: Record<string, JsonSchema>): JsonSchema {
  return {
    type: 'object',
    required: ['key', 'message', 'data', ...Object.keys(beside)],
    properties: { key: { const: 'success' }, message: { type: 'string' }, data, ...beside },
    additionalProperties: false,
  }
}
