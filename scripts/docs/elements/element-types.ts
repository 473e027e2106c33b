import { camel } from '../widget-facts.ts'
import type { AttributeFacts, ElementFacts } from './element-facts.ts'

/** `DawaSearchBox` of `dawa-search-box`. */
export const classOf = (tag: string): string => {
  const name = camel(tag)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What an attribute may be, as TypeScript says it. */
export function attributeType({ kind, values }: AttributeFacts): string {
  if (kind === 'boolean') return "boolean | '' | 'true' | 'false'"
  if (values.length > 0 && kind === 'number')
    return values.flatMap((value) => [value, `'${value}'`]).join(' | ')
  if (values.length > 0) return values.map((value) => `'${value}'`).join(' | ')
  return kind === 'number' ? `number | \`\${number}\`` : 'string'
}

/** What an attribute is as a property; null when it is not there. */
export function propertyType({ kind, values }: AttributeFacts): string {
  const type =
    values.length > 0 ? values.map((value) => (kind === 'number' ? value : `'${value}'`)).join(' | ') : kind
  return `${type} | null`
}

const comment = (sentence: string, byDefault = '') =>
  `  /** ${sentence}${byDefault ? ` @default ${byDefault}` : ''} */\n`
const quoted = (name: string) => (name.includes('-') ? `'${name}'` : name)

function elementInterface({ tag, sentence, attributes, properties }: ElementFacts): string {
  const members = [
    ...attributes
      .filter(({ isProperty }) => isProperty)
      .map((one) => `${comment(one.sentence, one.default)}  ${camel(one.name)}: ${propertyType(one)}\n`),
    ...properties.map(
      ({ name, type, sentence: said, isReadonly }) =>
        `${comment(said)}  ${isReadonly ? 'readonly ' : ''}${name}: ${type}${isReadonly ? '' : ' | undefined'}\n`,
    ),
  ]
  const name = `${classOf(tag)}Element`
  const declared =
    members.length > 0
      ? `interface ${name} extends HTMLElement {\n${members.join('')}}`
      : `type ${name} = HTMLElement`
  return `/** \`<${tag}>\`: ${sentence} */\nexport ${declared}\n`
}

function attributesInterface({ tag, attributes }: ElementFacts): string {
  const members = attributes.map(
    (one) =>
      `${comment(one.sentence, one.default)}  ${quoted(one.name)}?: ${attributeType(one)} | undefined\n`,
  )
  const name = `${classOf(tag)}Attributes`
  const declared =
    members.length > 0 ? `interface ${name} {\n${members.join('')}}` : `type ${name} = Record<never, never>`
  return `/** The attributes of \`<${tag}>\`. */\nexport ${declared}\n`
}

/** The text of `packages/embed/src/types/element-types.ts`. */
export function elementTypes(elements: readonly ElementFacts[]): string {
  const map = (suffix: string) => elements.map(({ tag }) => `  '${tag}': ${classOf(tag)}${suffix}\n`).join('')
  return `/** What the elements are to TypeScript. Written by \`npm run docs:tables\` from their definitions. */
import type { Invoice as InvoiceData, Language, Order, ProductSummary, Shop } from '@dawakit/client'

${elements.flatMap((one) => [elementInterface(one), attributesInterface(one)]).join('\n')}
/** Each element by its tag. */
export interface DawaElementMap {
${map('Element')}}

/** The attributes of each element by its tag. */
export interface DawaAttributeMap {
${map('Attributes')}}

declare global {
  interface HTMLElementTagNameMap extends DawaElementMap {}
}
`
}
