import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Each field that an answer may have: `lines.product.name`. A list stands for what each of its rows has. */
export function fieldsOf(answer: z.ZodType): string[] {
  const { found } = walk(answer)
  return [...found]
}

/** An answer that has whatever its schema knows, each field with something in it. */
export function fullAnswer(answer: z.ZodType): unknown {
  return walk(answer).sample
}

/** What an answer says, by its fields. */
export function saidBy(value: unknown, at = ''): Map<string, unknown[]> {
  const said = new Map<string, unknown[]>()
  const say = (one: unknown, path: string): void => {
    if (Array.isArray(one)) for (const row of one) say(row, path)
    else if (one !== null && typeof one === 'object' && !('anything' in one))
      for (const [key, inner] of Object.entries(one)) say(inner, path === '' ? key : `${path}.${key}`)
    else if (one !== null && one !== undefined && one !== '') said.set(path, [...(said.get(path) ?? []), one])
  }
  say(value, at)
  return said
}

function walk(answer: z.ZodType): { found: Set<string>; sample: unknown } {
  const root = z.toJSONSchema(answer, { unrepresentable: 'any', io: 'input' })
  const found = new Set<string>()
  const visit = (schema: JsonSchema, path: string): unknown => {
    if (schema.$ref) return visit(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path)
    const ways = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.filter(({ type }) => type !== 'null')
    if (ways) return ways.map((way) => visit(way, path))[0]
    if (schema.type === 'array') return [visit(schema.items as JsonSchema, path)]
    if (schema.properties) {
      const fields = Object.entries(schema.properties) as [string, JsonSchema][]
      return Object.fromEntries(
        fields.map(([key, inner]) => [key, visit(inner, path === '' ? key : `${path}.${key}`)]),
      )
    }
    if (schema.type !== 'null') found.add(path)
    return leaf(schema)
  }
  return { sample: visit(root, ''), found }
}

function leaf({ type, enum: values, const: value }: JsonSchema): unknown {
  if (value !== undefined) return value
  if (values) return values[0]
  if (type === 'boolean') return false
  if (type === 'string') return 'said'
  return type === 'object' ? { anything: true } : 7
}
