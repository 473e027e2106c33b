import { readFileSync } from 'node:fs'

/** The packages that others install, in the order they build on each other. */
export const PUBLISHED = [
  'core',
  'client',
  'widgets',
  'embed',
  'lists',
  'server',
  'sandbox',
  'catalogue',
] as const
export type Published = (typeof PUBLISHED)[number]

/** A package and those that it stands on or takes in, in the order to build them. */
export function withThoseBelow(name: Published): Published[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'))
  const asked = { ...dependencies, ...devDependencies }
  const below = PUBLISHED.filter((other) => `@dawakit/${other}` in asked).flatMap(withThoseBelow)
  return [...new Set([...below, name])]
}
