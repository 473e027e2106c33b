/** What editors read of the elements: the custom elements manifest, VS Code's custom data, JetBrains' web types. */
import { camel, defaultsOfTokens } from '../widget-facts.ts'
import type { AttributeFacts, ElementFacts } from './element-facts.ts'
import { attributeType, classOf, propertyType } from './element-types.ts'

/** Where the pages of the handbook are. */
export interface Handbook {
  version: string
  /** Without a slash at its end. */
  docs: string
}

const THEMES = ['light', 'dark', 'auto']

/** The page of the handbook that an element has. */
export const pageOf = (tag: string): string =>
  tag === 'dawa-shop' ? 'embedding.md#dawa-shop' : `widgets/${tag.slice('dawa-'.length)}.md`

const withDefault = ({ sentence, default: byDefault }: AttributeFacts): string =>
  byDefault ? `${sentence} Default: ${byDefault}.` : sentence

const moduleOf = (tag: string): string =>
  tag === 'dawa-shop' ? 'dist/npm/index.js' : `dist/npm/${tag.slice('dawa-'.length)}.js`

/** `custom-elements.json`, schema 2.1. */
export function customElementsManifest(elements: readonly ElementFacts[]): object {
  const defaults = defaultsOfTokens()
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map(({ tag, sentence, attributes, properties, events, parts, tokens }) => ({
      kind: 'javascript-module',
      path: moduleOf(tag),
      declarations: [
        {
          kind: 'class',
          name: `${classOf(tag)}Element`,
          tagName: tag,
          customElement: true,
          superclass: { name: 'HTMLElement' },
          description: sentence,
          attributes: attributes.map((one) => ({
            name: one.name,
            type: { text: attributeType(one) },
            description: one.sentence,
            ...(one.default && { default: one.default }),
            ...(one.isProperty && { fieldName: camel(one.name) }),
          })),
          members: [
            ...attributes
              .filter(({ isProperty }) => isProperty)
              .map((one) => ({
                kind: 'field',
                name: camel(one.name),
                type: { text: propertyType(one) },
                description: one.sentence,
                attribute: one.name,
                reflects: true,
              })),
            ...properties.map(({ name, type, sentence: said, isReadonly }) => ({
              kind: 'field',
              name,
              type: { text: isReadonly ? type : `${type} | undefined` },
              description: said,
              ...(isReadonly && { readonly: true }),
            })),
          ],
          events: events.map(({ name, detail, sentence: said }) => ({
            name,
            type: { text: `CustomEvent<${detail}>` },
            description: said,
          })),
          slots: [],
          cssParts: parts.map((name) => ({ name })),
          cssProperties: tokens.map((name) => ({ name, default: defaults.get(name) })),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: `${classOf(tag)}Element`, module: moduleOf(tag) },
        },
      ],
    })),
  }
}

/** `html-custom-data.json`, for `html.customData` of VS Code. */
export function htmlCustomData(elements: readonly ElementFacts[], { docs }: Handbook): object {
  return {
    version: 1.1,
    tags: elements.map(({ tag, sentence, attributes }) => ({
      name: tag,
      description: { kind: 'markdown', value: sentence },
      attributes: attributes.map((one) => ({
        name: one.name,
        description: { kind: 'markdown', value: withDefault(one) },
        ...(one.kind === 'boolean' && { valueSet: 'v' }),
        ...(one.values.length > 0 && { values: one.values.map((name) => ({ name })) }),
      })),
      references: [{ name: 'Handbook', url: `${docs}/${pageOf(tag)}` }],
    })),
    globalAttributes: [
      {
        name: 'data-dawa-theme',
        description: 'Light or dark, for the elements in here.',
        values: THEMES.map((name) => ({ name })),
      },
    ],
  }
}

/** `web-types.json`, which JetBrains' editors find by `web-types` in package.json. */
export function webTypes(elements: readonly ElementFacts[], { docs, version }: Handbook): object {
  const defaults = defaultsOfTokens()
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: '@dawakit/embed',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({ tag, sentence, attributes, properties, events, parts, tokens }) => ({
          name: tag,
          description: sentence,
          'doc-url': `${docs}/${pageOf(tag)}`,
          attributes: attributes.map((one) => ({
            name: one.name,
            description: one.sentence,
            ...(one.default && { default: one.default }),
            value: { type: attributeType(one), kind: one.kind === 'boolean' ? 'no-value' : 'plain' },
          })),
          js: {
            properties: [
              ...attributes
                .filter(({ isProperty }) => isProperty)
                .map((one) => ({
                  name: camel(one.name),
                  type: propertyType(one),
                  description: one.sentence,
                })),
              ...properties.map(({ name, type, sentence: said }) => ({ name, type, description: said })),
            ],
            events: events.map(({ name, sentence: said }) => ({ name, description: said })),
          },
          css: {
            parts: parts.map((name) => ({ name })),
            properties: tokens.map((name) => ({ name, description: `Default: ${defaults.get(name)}` })),
          },
        })),
      },
    },
  }
}
