import { nearestOf } from '@dawakit/lists/values'
import type { Environment } from './given.ts'
import { SETTINGS } from './settings.ts'

/** What our variables begin with, as far as nobody else's do. */
const OURS =
  /^(STORE|DAWAKIT|GRIEVANCE|SMS|MAIL|POSTAL|S3|LIMIT|LINK|KEPT_PAGES|EMBED|RAZORPAY|CCAVENUE|CASHFREE|PAYMENT|TRUSTED|OPERATOR|BACKUP)_/

/** A sentence for each variable that looks like a setting and is none: somebody believes that it sets something. */
export function misspeltSettings(env: Environment): string[] {
  return Object.keys(env)
    .filter((variable) => OURS.test(variable) && !(variable in SETTINGS))
    .sort()
    .map((variable) => {
      const meant = nearestOf(variable, Object.keys(SETTINGS))
      return `${variable} is no setting of this release.${meant ? ` Is ${meant} meant?` : ''}`
    })
}
