import type { Config } from '../../ground/context/config.ts'
import type { AnyDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { EVERY_ROLE } from '../../ground/desk-calls/staff-roles.ts'
import type { ApiDescription, JsonSchema, Operation } from './api-description.ts'
import { failed, failure } from './failure.ts'
import { jsonSchema, queryParameters } from './json-schema.ts'
import { success } from './success.ts'

/** The OpenAPI 3.1 description of the desk's calls, made of the same schemas that validate the requests. */
export function deskApi(calls: readonly AnyDeskCall[], config: Pick<Config, 'store'>): ApiDescription {
  const schemas: Record<string, JsonSchema> = { Error: failure }
  const paths: ApiDescription['paths'] = {}
  for (const call of calls) {
    const [method = '', path = ''] = call.name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.store.name} desk API`,
      version: '1.0.0',
      description:
        'JSON over HTTP for the staff of the pharmacy, from the origin of the desk alone. Every answer has `key`, `message` and `data`; a body is `application/json`.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        desk: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-desk',
          description: 'The session of a sign-in at the desk, and which role it is of.',
        },
      },
      schemas,
    },
    paths,
  }
}

function operation(call: AnyDeskCall, schemas: Record<string, JsonSchema>): Operation {
  const query = call.query && jsonSchema(call.query, 'input', schemas)
  const body = call.body && jsonSchema(call.body, 'input', schemas)
  const parameters = query ? queryParameters(query) : []
  const content = bodyOf(call, body)
  const isPaged = [query, body].some((asked) => asked?.properties?.['page'] !== undefined)
  return {
    operationId: call.name.replace(/[^a-zA-Z]+/g, '-'),
    summary: call.summary,
    tags: [call.tag],
    // Any of these will do.
    security: call.roles === 'anybody' ? [] : call.roles.map((role) => ({ desk: [role] })),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      '200': { description: 'It went well.', content: answers(call, isPaged, schemas) },
      ...(query || body ? { '400': failed('The request is malformed, or a field is not valid.') } : {}),
      ...refusedAtTheDoor(call),
      ...(call.kind === 'upload' ? { '413': failed('The file is too large.') } : {}),
      ...(content ? { '415': failed(`The body is not \`${Object.keys(content).join('`, `')}\`.`) } : {}),
      default: failed('Anything else that is in the way.'),
    },
  }
}

/** What a body is sent as: JSON, or a file as it is. */
function bodyOf(
  call: AnyDeskCall,
  body: JsonSchema | undefined,
): NonNullable<Operation['requestBody']>['content'] | null {
  if (call.kind === 'upload') {
    const contentMediaType = 'application/octet-stream'
    return { [contentMediaType]: { schema: { type: 'string', contentMediaType } } }
  }
  return body ? { 'application/json': { schema: body } } : null
}

function answers(
  call: AnyDeskCall,
  isPaged: boolean,
  schemas: Record<string, JsonSchema>,
): NonNullable<Operation['responses'][string]['content']> {
  if (call.kind === 'file') {
    return Object.fromEntries(
      call.types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
    )
  }
  const beside: Record<string, JsonSchema> = isPaged ? { totalCount: { type: 'integer', minimum: 0 } } : {}
  const data = jsonSchema(call.answer, 'output', schemas)
  return { 'application/json': { schema: success(data, beside) } }
}

function refusedAtTheDoor({ roles }: AnyDeskCall): Operation['responses'] {
  if (roles === 'anybody') return { '401': failed('It is not right, or has taken too long.') }
  const others = EVERY_ROLE.filter((role) => !roles.includes(role))
  return {
    '401': failed('Nobody is signed in.'),
    '403': failed(
      others.length > 0
        ? `Somebody of another role (${others.join(', ')}), which is written down, or a page of another origin.`
        : 'A page of another origin.',
    ),
  }
}
