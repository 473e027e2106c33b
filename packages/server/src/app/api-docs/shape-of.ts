import type { JsonSchema } from './api-description.ts'

/** A schema in one line, as TypeScript would write it: `{ userId: string, products: Product[] }`. */
export function shapeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map(shapeOf).join(' | ')
  if (schema.allOf) return schema.allOf.map(shapeOf).join(' & ')
  if (schema.type === 'array') return `${grouped(schema.items ?? {})}[]`
  if (schema.type === 'object') return objectShape(schema)
  if (Array.isArray(schema.type)) return schema.type.map(nameOf).join(' | ')
  return schema.type ? nameOf(schema.type) : 'unknown'
}

function objectShape({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field)}`,
  )
  if (fields.length > 0) return `{ ${fields.join(', ')} }`
  const isMap = typeof additionalProperties === 'object' && additionalProperties !== null
  return isMap ? `{ [name]: ${shapeOf(additionalProperties as JsonSchema)} }` : '{}'
}

const nameOf = (type: string) => (type === 'integer' ? 'number' : type)

function grouped(items: JsonSchema): string {
  const shape = shapeOf(items)
  return items.anyOf || items.oneOf || items.allOf || items.enum || Array.isArray(items.type)
    ? `(${shape})`
    : shape
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}
