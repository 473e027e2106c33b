import { z } from 'zod'
import type { Config } from '../config.ts'
import type { AnyCall } from './define-call.ts'

/** The OpenAPI 3.1 description, made of the same schemas that validate the requests. */
export function openApi(calls: readonly AnyCall[], config: Config): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const [method = '', path = ''] = call.name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${config.store.name} API`, version: '1.0.0' },
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
      schemas: { Error: failure },
    },
    paths,
  }
}

const failure = {
  type: 'object',
  required: ['key', 'message', 'code'],
  properties: {
    key: { const: 'error' },
    message: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

function operation(call: AnyCall): object {
  return {
    operationId: call.name.replace(/[^a-zA-Z]+/g, '-'),
    summary: call.summary,
    tags: [call.tag],
    ...(call.auth === 'user' ? { security: [{ session: [] }] } : {}),
    ...(call.query ? { parameters: parameters(call.query) } : {}),
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'It went well.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['key', 'message', 'data'],
              properties: {
                key: { const: 'success' },
                message: { type: 'string' },
                data: jsonSchema(call.answer, 'output'),
                totalCount: { type: 'integer' },
                token: { type: 'string' },
              },
            },
          },
        },
      },
      default: {
        description: 'It did not.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(query: z.ZodType): object[] {
  const schema = jsonSchema(query, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, shape]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: shape,
  }))
}
