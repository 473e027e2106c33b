import { LIMITS } from '../packages/server/src/context/limits.ts'

/** The environment of a shop that one machine may ask as often as all customers together would. */
export const withoutLimits = Object.fromEntries(
  Object.values(LIMITS).map(({ variable }) => [variable, '1000000']),
)
