import { refusalCatalogue } from '@dawakit/core/refusals'
import type { JsonSchema, Operation } from './api-description.ts'

/** What every call answers that says no: the schema `Error` of a description. */
export const failure: JsonSchema = {
  type: 'object',
  required: ['key', 'message', 'code'],
  properties: {
    key: { const: 'error' },
    message: { type: 'string', description: 'A sentence to show.' },
    code: { type: 'string', enum: Object.values(refusalCatalogue).map(({ code }) => code) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Which field each sentence is about.',
    },
    newUser: { const: true, description: 'The mobile number is unknown: name and e-mail are needed.' },
    requestId: { type: 'string', description: 'Where it is our fault: by it the log is found.' },
    data: { description: 'What is needed to go on, e.g. the right totals.' },
  },
}

/** A response that is one. */
export const failed = (description: string): Operation['responses'][string] => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})
