import { readFileSync } from 'node:fs'

/** The packages that others install, in the order they build on each other. */
export const PUBLISHED = ['core', 'client', 'widgets', 'embed', 'server', 'sandbox', 'catalogue'] as const
export type Published = (typeof PUBLISHED)[number]

/** A package and those that it stands on, in the order to build them. */
export function withThoseBelow(name: Published): Published[] {
  const { dependencies = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'))
  const below = PUBLISHED.filter((other) => `@dawakit/${other}` in dependencies).flatMap(withThoseBelow)
  return [...new Set([...below, name])]
}
