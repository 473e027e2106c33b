import type { Config } from '../../ground/context/config.ts'
import type { AnyCall } from '../../ground/http/define-call.ts'
import type { ApiDescription, JsonSchema, Operation } from './api-description.ts'
import { failed, failure } from './failure.ts'
import { jsonSchema, queryParameters } from './json-schema.ts'
import { otherPaths } from './other-paths.ts'
import { success } from './success.ts'

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
  const said = success(jsonSchema(call.answer, 'output', schemas), {
    ...(isPaged ? { totalCount: { type: 'integer', minimum: 0 } } : {}),
    ...(isSignIn ? { token: { type: 'string' } } : {}),
  })
  const asksForDetails = isSignIn || call.name === 'POST /post/signup'
  return asksForDetails ? { anyOf: [said, { $ref: '#/components/schemas/Error' }] } : said
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
