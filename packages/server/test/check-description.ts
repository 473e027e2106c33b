import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ApiDescription } from '../src/app/api-docs/api-description.ts'
import { deskApi } from '../src/app/api-docs/desk-api.ts'
import { openApi } from '../src/app/api-docs/open-api.ts'
import { calls } from '../src/app/calls/calls.ts'
import { deskCalls } from '../src/app/calls/desk-calls.ts'

const store = { name: 'Test' } as Parameters<typeof openApi>[1]['store']
const compiled = new Map<string, ValidateFunction | null>()
let ajv: Ajv2020 | undefined
let descriptions: ApiDescription[] = []

/**
 * Checks an answer against what the descriptions say of its call.
 * @returns What is wrong, or null; null too for what is no JSON call.
 */
export function wrongByDescription(name: string, status: number, answer: unknown): string | null {
  const validate = validatorOf(name, status)
  if (!validate || validate(answer)) return null
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')
}

function validatorOf(name: string, status: number): ValidateFunction | null {
  const key = `${name} ${status}`
  const known = compiled.get(key)
  if (known !== undefined) return known
  if (!ajv) {
    descriptions = [openApi(calls, { store }), deskApi(deskCalls, { store })]
    ajv = new Ajv2020({ strict: false })
    formats.default(ajv)
    for (const [index, { components }] of descriptions.entries()) {
      ajv.addSchema({ $id: `api${index}`, components })
    }
  }
  const [method = '', path = ''] = name.split(' ')
  const index = descriptions.findIndex(({ paths }) => paths[path]?.[method.toLowerCase()])
  const { responses } = descriptions[index]?.paths[path]?.[method.toLowerCase()] ?? {}
  const response = responses?.[String(status)] ?? responses?.['default']
  const schema = response?.content?.['application/json']?.schema
  const absolute =
    schema && JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"api${index}#/components`))
  const validate = absolute ? ajv.compile(absolute) : null
  compiled.set(key, validate)
  return validate
}
