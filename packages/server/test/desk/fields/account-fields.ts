import { type FieldsOf, type FieldTable, NOTHING } from './fields-of-call.ts'

const SESSION: FieldsOf = {
  all: 'staff.id staff.name staff.email staff.role staff.registrationNumber endsAt idleMinutes',
}

const ACCOUNT: FieldsOf = {
  all: 'id name email role registrationNumber state hasSecondFactor passkeys createdAt seenAt',
}

const FIRST_PASSWORD: FieldsOf = {
  all: `firstPassword account.id account.name account.email account.role account.registrationNumber account.state
    account.hasSecondFactor account.passkeys account.createdAt account.seenAt`,
}

const PASSKEY: FieldsOf = { all: 'id label createdAt usedAt' }

export const accountFields = {
  'POST /desk/signIn': { all: 'challenge next hasPasskey enrolment.uri enrolment.secret' },
  'POST /desk/signIn/code': SESSION,
  'POST /desk/signIn/enrol': SESSION,
  'POST /desk/signIn/passkeyOptions': {
    all: `challenge rpId timeout userVerification allowCredentials.id allowCredentials.type
      allowCredentials.transports`,
  },
  'POST /desk/signIn/passkey': SESSION,
  'POST /desk/signOut': NOTHING,
  'POST /desk/signOutEverywhere': NOTHING,
  'GET /desk/me': SESSION,
  'POST /desk/password': NOTHING,
  'GET /desk/passkeys': PASSKEY,
  'POST /desk/passkeys/begin': {
    all: `challenge options.challenge options.rp.id options.rp.name options.user.id options.user.name
      options.user.displayName options.pubKeyCredParams.alg options.pubKeyCredParams.type options.timeout
      options.attestation options.excludeCredentials.id options.excludeCredentials.type
      options.excludeCredentials.transports options.authenticatorSelection.residentKey
      options.authenticatorSelection.userVerification`,
  },
  'POST /desk/passkeys': PASSKEY,
  'POST /desk/passkeys/rename': PASSKEY,
  'POST /desk/passkeys/remove': NOTHING,
  'GET /desk/staff': ACCOUNT,
  'POST /desk/staff': FIRST_PASSWORD,
  'POST /desk/staff/change': ACCOUNT,
  'POST /desk/staff/close': ACCOUNT,
  'POST /desk/staff/reset': FIRST_PASSWORD,
  'POST /desk/staff/signOut': ACCOUNT,
  'GET /desk/audit': {
    all: 'id at staff.id staff.name staff.role action subject subjectId orderId before after',
  },
} satisfies Partial<FieldTable>
