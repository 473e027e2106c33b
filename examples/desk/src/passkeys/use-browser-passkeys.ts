import type { MadePasskey, PasskeyCreation, PasskeyRequest, ShownPasskey } from '@dawakit/core/contract'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { DeskError } from '../api/desk-error.ts'
import { useWords } from '../language/use-words.ts'
import { type PasskeyFailure, passkeyFailure } from './passkey-failure.ts'

export interface BrowserPasskeys {
  /** Makes one, in the browser's own dialog. @throws {DeskError} with a sentence that says why not */
  make(options: PasskeyCreation): Promise<MadePasskey>
  /** Uses one. @throws {DeskError} with a sentence that says why not */
  show(request: PasskeyRequest): Promise<ShownPasskey>
}

/** The passkeys that this browser reaches. */
export function useBrowserPasskeys(): BrowserPasskeys {
  const words = useWords()
  const refusal = (why: PasskeyFailure) => new DeskError(`passkey-${why}`, words(`passkeys.failed.${why}`))
  const told = async <Answer>(ask: () => Promise<Answer>) => {
    if (!browserSupportsWebAuthn()) throw refusal('unsupported')
    try {
      return await ask()
    } catch (error) {
      throw refusal(passkeyFailure(error))
    }
  }
  return {
    make: (optionsJSON) => told(() => startRegistration({ optionsJSON })),
    show: (optionsJSON) => told(() => startAuthentication({ optionsJSON })),
  }
}
