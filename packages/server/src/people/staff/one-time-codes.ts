import { Secret, TOTP } from 'otpauth'
import type { Config } from '../../ground/context/config.ts'
import { createSeal, type Seal } from '../../messages/outbox/seal.ts'

const SECRET_BYTES = 20
const STEP_SECONDS = 30
/** A code is good for the step before and the one after, too: for clocks that differ, and slow hands. */
const STEPS_AROUND = 1

const sealOf = ({ secrets }: Pick<Config, 'secrets'>): Seal =>
  createSeal(secrets.sealing(), 'dawakit desk: one-time codes, 1')

/** @returns Base32, as apps take it. */
export const newCodeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an app is shown as a QR code. */
export function codeUri({ store }: Pick<Config, 'store'>, email: string, secret: string): string {
  return codesOf(secret, { issuer: `${store.name} desk`, label: email }).toString()
}

/** @returns the step that a code is of; null for a wrong one */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const ahead = codesOf(secret).validate({ token: code, timestamp: now, window: STEPS_AROUND })
  return ahead === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + ahead
}

/** Closes a secret for one account or challenge. */
export function sealCodeSecret(config: Pick<Config, 'secrets'>, of: string, secret: string): string {
  return sealOf(config).close(secret, of)
}

/** @returns null where it cannot be opened any more: the server's secret is gone */
export function openCodeSecret(
  config: Pick<Config, 'secrets'>,
  of: string,
  sealed: string | null,
): string | null {
  return sealed === null ? null : sealOf(config).open(sealed, of)
}

const codesOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS })

/** The code of this moment. */
export const codeAt = (secret: string, now: number): string => codesOf(secret).generate({ timestamp: now })
