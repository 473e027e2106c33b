import { LIMITS } from '../../packages/server/src/ground/context/limits.ts'

const { nearExpiryDays: _, ...LIMITED } = LIMITS

/** The environment of a shop that one machine may ask as often as all customers together would; its packs expire as any shop's. */
export const withoutLimits = Object.fromEntries(
  Object.values(LIMITED).map(({ variable }) => [variable, '1000000']),
)
