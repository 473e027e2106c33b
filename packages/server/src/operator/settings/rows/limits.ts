import { LIMITS } from '../../../ground/context/limits.ts'
import { type Settings, setting } from '../setting.ts'
import { wholeNumber } from '../types.ts'

/** How often what may happen: docs/operating.md, 'Limits'. */
export const LIMIT_SETTINGS: Settings = Object.fromEntries(
  Object.entries(LIMITS).map(([name, { variable, limit, counts }]) => [
    variable,
    setting({ about: `limit of ${name}, for one ${counts}`, type: wholeNumber(1), unset: String(limit) }),
  ]),
)
