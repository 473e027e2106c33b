import FingerprintIcon from '@mui/icons-material/Fingerprint'
import { Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { useBrowserPasskeys } from '../passkeys/use-browser-passkeys.ts'
import type { Attempt } from './use-attempt.ts'
import { useSignIn } from './use-sign-in.ts'

export interface PasskeyButtonProps {
  /** Of the password that was right. */
  challenge: string
  attempt: Attempt
}

/** Signs in by a passkey, in the browser's own dialog. */
export function PasskeyButton({ challenge, attempt: { isBusy, refusal, run } }: PasskeyButtonProps) {
  const words = useWords()
  const signIn = useSignIn()
  const passkeys = useBrowserPasskeys()
  const button = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  // While it waits it cannot have the focus: cancelled, it is where one tries again.
  useEffect(() => {
    if (refusal && wasPressed.current) button.current?.focus()
    wasPressed.current = false
  }, [refusal])
  const use = () => {
    wasPressed.current = true
    return run(async () => {
      const request = await ask('POST /desk/signIn/passkeyOptions', { body: { challenge } })
      const passkey = await passkeys.show(request)
      await signIn(await ask('POST /desk/signIn/passkey', { body: { challenge, passkey } }))
    })
  }
  return (
    <Button
      ref={button}
      variant="outlined"
      size="large"
      startIcon={<FingerprintIcon />}
      autoFocus
      loading={isBusy}
      onClick={use}
    >
      {words('signIn.code.passkey')}
    </Button>
  )
}
