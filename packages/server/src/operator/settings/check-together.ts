import { gstStateOf } from '@dawakit/core/tax'
import type { Problem } from '../../ground/context/settings-error.ts'
import { checkMessages } from './check-messages.ts'
import type { Given } from './setting.ts'
import { SETTINGS } from './settings.ts'
import { isLocal } from './types.ts'

/** Whatever of it stands in this project, everybody can read. */
const PUBLIC = 'is the demonstration’s own, which everybody can read: set your own.'

/**
 * What settings say of each other.
 *
 * @param known - What is wrong already: nothing is said twice of a variable.
 */
export function checkTogether(given: Given, known: readonly Problem[]): Problem[] {
  const isKnown = (variable: string) => known.some((problem) => problem.variable === variable)
  const found = [...ofTheState(given), ...checkMessages(given), ...(given.isLive ? ofALiveShop(given) : [])]
  return found.filter(({ variable }) => !isKnown(variable))
}

function* ofTheState({ text }: Given): Iterable<Problem> {
  const code = text('STORE_STATE_CODE')
  const state = gstStateOf(text('STORE_STATE'))
  if (state && state.code !== code) {
    yield { variable: 'STORE_STATE_CODE', message: `must be ${state.code} for the state in STORE_STATE.` }
  }
  if (state && text('STORE_GSTIN').slice(0, 2) !== state.code) {
    yield { variable: 'STORE_GSTIN', message: `must begin with ${state.code} for the state in STORE_STATE.` }
  }
}

/** Of a PAN that nobody has. */
const MADE_UP_GSTIN = /^\d{2}AAAAA0000A/

function* ofALiveShop({ text, isSet }: Given): Iterable<Problem> {
  if (text('NODE_ENV') !== 'production') {
    yield { variable: 'NODE_ENV', message: 'must be production where DAWAKIT_MODE is live.' }
  }
  if (!text('STORE_URL').startsWith('https://') && !isLocal(text('STORE_URL'))) {
    yield {
      variable: 'STORE_URL',
      message: 'must start with https://: customers type codes and addresses there.',
    }
  }
  const desk = URL.parse(text('DESK_URL'))
  if (desk && desk.protocol !== 'https:' && !isLocal(text('DESK_URL'))) {
    yield { variable: 'DESK_URL', message: 'must start with https://: the staff type passwords there.' }
  }
  if (desk && !isLocal(text('DESK_URL')) && desk.hostname === URL.parse(text('STORE_URL'))?.hostname) {
    yield { variable: 'DESK_URL', message: 'must have a host of its own: cookies know no ports.' }
  }
  if (text('CATALOGUE') === 'reference') {
    yield { variable: 'CATALOGUE', message: 'must be none: the reference catalogue’s products are made up.' }
  }
  if (MADE_UP_GSTIN.test(text('STORE_GSTIN'))) yield { variable: 'STORE_GSTIN', message: PUBLIC }
  for (const variable of ['SANDBOX_URL', 'PARTNER_ORIGINS']) {
    if (isSet(variable)) yield { variable, message: 'is for a demonstration alone: leave it out.' }
  }
  for (const [variable, { unset, madeUp = unset, needed }] of Object.entries(SETTINGS)) {
    if (
      needed &&
      isSet(variable) &&
      typeof madeUp === 'string' &&
      madeUp !== '' &&
      text(variable) === madeUp
    ) {
      yield { variable, message: PUBLIC }
    }
  }
}
