import { refusalCatalogue } from '@dawakit/core/refusals'
import { z } from 'zod'
import type { Config } from '../context/config.ts'
import type { AnyCall } from '../http/define-call.ts'
import type { ApiDescription, JsonSchema, Operation } from './api-description.ts'
import { otherPaths } from './other-paths.ts'

const SESSION = { session: [] }

/** The OpenAPI 3.1 description, made of the same schemas that validate the requests. */
export function openApi(calls: readonly AnyCall[], config: Pick<Config, 'store'>): ApiDescription {
  const schemas: Record<string, JsonSchema> = { Error: failure }
  const paths: ApiDescription['paths'] = {}
  for (const call of calls) {
    const [method = '', path = ''] = call.name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.store.name} API`,
      version: '1.0.0',
      description:
        'JSON over HTTP. Every answer has `key`, `message` and `data`; a body is `application/json`, and may also be sent as `{"data": body}`.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`JWT <token>` of a sign-in.',
        },
      },
      schemas,
    },
    paths: { ...paths, ...otherPaths },
  }
}

const failure: JsonSchema = {
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

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

function operation(call: AnyCall, schemas: Record<string, JsonSchema>): Operation {
  const query = call.query && jsonSchema(call.query, 'input', schemas)
  const body = call.body && jsonSchema(call.body, 'input', schemas)
  const parameters = [...(query ? queryParameters(query) : []), ...headerParameters(call)]
  return {
    operationId: call.name.replace(/[^a-zA-Z]+/g, '-'),
    summary: call.summary,
    tags: [call.tag],
    // A guest's call takes a session too, and knows the customer by it.
    security: call.auth === 'user' ? [SESSION] : [{}, SESSION],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      '200': {
        description: 'It went well.',
        content: { 'application/json': { schema: answer(call, query, schemas) } },
      },
      ...(query || body ? { '400': failed('The request is malformed, or a field is not valid.') } : {}),
      '401': failed(
        call.auth === 'user' ? 'No session, or one that has ended.' : 'A session that has ended.',
      ),
      ...(body ? { '415': failed('The body is not `application/json`.') } : {}),
      default: failed('Anything else that is in the way.'),
    },
  }
}

function answer(
  call: AnyCall,
  query: JsonSchema | undefined,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const isPaged = query?.properties?.['page'] !== undefined
  const isSignIn = call.name === 'POST /post/signIn'
  const success: JsonSchema = {
    type: 'object',
    required: ['key', 'message', 'data', ...(isPaged ? ['totalCount'] : []), ...(isSignIn ? ['token'] : [])],
    properties: {
      key: { const: 'success' },
      message: { type: 'string' },
      data: jsonSchema(call.answer, 'output', schemas),
      ...(isPaged ? { totalCount: { type: 'integer', minimum: 0 } } : {}),
      ...(isSignIn ? { token: { type: 'string' } } : {}),
    },
    additionalProperties: false,
  }
  const asksForDetails = isSignIn || call.name === 'POST /post/signup'
  return asksForDetails ? { anyOf: [success, { $ref: '#/components/schemas/Error' }] } : success
}

/** @param schemas - Takes the named schemas that the schema refers to. */
function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const written = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const {
    $schema: _,
    $defs,
    ...rest
  } = JSON.parse(written.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
  for (const [name, named] of Object.entries($defs ?? {})) {
    const { id: __, ...shape } = named
    schemas[name] ??= shape
  }
  return rest
}

function queryParameters(schema: JsonSchema): NonNullable<Operation['parameters']> {
  return Object.entries(schema.properties ?? {}).map(([name, { description, ...shape }]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    ...(description ? { description } : {}),
    schema: shape,
  }))
}

function headerParameters(call: AnyCall): NonNullable<Operation['parameters']> {
  if (call.name !== 'POST /post/order') return []
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key and body within 24 hours answer the same order; another body is 422.',
      schema: { type: 'string', maxLength: 255 },
    },
  ]
}
