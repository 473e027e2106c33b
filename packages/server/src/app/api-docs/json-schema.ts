import { z } from 'zod'
import type { JsonSchema, Operation } from './api-description.ts'

/**
 * A schema as a description has it.
 *
 * @param schemas - Takes the named schemas that the schema refers to.
 */
export function jsonSchema(
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

/** Its fields as parameters of a query. */
export function queryParameters(schema: JsonSchema): NonNullable<Operation['parameters']> {
  return Object.entries(schema.properties ?? {}).map(([name, { description, ...shape }]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    ...(description ? { description } : {}),
    schema: shape,
  }))
}
