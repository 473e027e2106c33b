import type { Config } from '../../ground/context/config.ts'
import { createSeal, type Seal } from './seal.ts'

/** Whom a message was for and what it said, as the outbox has it. */
export interface KeptMessage {
  recipient: string
  /** JSON, as `outbox.payload` has it. */
  payload: string
}

/** What of the configuration seals. */
export type Sealing = Pick<Config, 'secrets'>

const sealOf = ({ secrets }: Sealing): Seal => createSeal(secrets.sealing())

/** Closes a message of one row of the outbox. */
export function sealMessage(config: Sealing, id: string, { recipient, payload }: KeptMessage): string {
  return sealOf(config).close(JSON.stringify([recipient, payload]), id)
}

/** @returns null where it cannot be opened any more: its secret is gone */
export function openMessage(
  config: Sealing,
  { id, sealed }: { id: string; sealed: string | null },
): KeptMessage | null {
  const text = sealed === null ? null : sealOf(config).open(sealed, id)
  if (text === null) return null
  // Closed by sealMessage alone: nobody else has the key.
  const [recipient, payload] = JSON.parse(text) as [string, string]
  return { recipient, payload }
}
