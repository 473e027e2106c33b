import type { ApiDescription, JsonSchema, Operation } from '../../src/app/api-docs/api-description.ts'
import { shapeOf } from '../../src/app/api-docs/shape-of.ts'
import { whoMay } from '../../src/app/api-docs/who-may.ts'

const ERRORS = 'Error'

/** Sentences that each call refuses with, as the conformance suite heard them: `'422 Cart Is Empty'`. */
export type Refusals = Record<string, string[]>

/** The part of docs/api.md that is written by the calls themselves: each with who may call it, shapes and refusals. */
export function callReference(description: ApiDescription, refusals: Refusals): string {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag))
    return [
      `### ${tag}`,
      ...own.map(({ name, operation }) => entry(name, operation, refusals[name] ?? [])),
    ].join('\n\n')
  })
  const shapes = Object.entries(description.components.schemas)
    .filter(([name]) => name !== ERRORS)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => `- **${name}** ${code(shapeOf(schema))}`)
  return [...sections, '### Shapes', shapes.join('\n')].join('\n\n')
}

function entry(name: string, operation: Operation, refusals: readonly string[]): string {
  const { summary, parameters = [], requestBody, responses } = operation
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const headers = parameters.filter((parameter) => parameter.in === 'header')
  const facts = [
    ['who', whoMay(operation)],
    [
      'query',
      query
        .map(({ name, required, schema }) => code(`${name}${required ? '' : '?'}: ${shapeOf(schema)}`))
        .join(', '),
    ],
    ['headers', headers.map(({ name, description = '' }) => `${code(name)} ${description}`.trim()).join(' ')],
    ...Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [
      type === 'application/json' ? 'body' : `body, ${type}`,
      code(shapeOf(schema)),
    ]),
    ['answers', answers(responses['200'])],
    ['refuses', refusals.join(' · ')],
  ]
  const list = facts.filter(([, fact]) => fact).map(([label, fact]) => `- ${label}: ${fact}`)
  return [`#### ${code(name)}`, summary, list.join('\n')].join('\n\n')
}

function answers(response: Operation['responses'][string] | undefined): string {
  return Object.entries(response?.content ?? {})
    .map(([type, { schema }]) => {
      if (type !== 'application/json') return type
      const success = schema.anyOf?.[0] ?? schema
      const data = success.properties?.['data']
      const more = ['totalCount', 'token'].filter((name) => success.properties?.[name])
      return [code(shapeOf(data ?? (success as JsonSchema))), ...more.map(code)].join(', ')
    })
    .join(' or ')
}

const code = (text: string) => `\`${text.replaceAll('`', '')}\``
