import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { useBrowserPasskeys } from './use-browser-passkeys.ts'

export interface AddPasskeyDialogProps {
  onClose: () => void
}

/** Adds a passkey: its name and one's password, then the browser's own dialog. */
export function AddPasskeyDialog({ onClose }: AddPasskeyDialogProps) {
  const words = useWords()
  const passkeys = useBrowserPasskeys()
  const { isBusy, refusal, run } = useAttempt()
  const [password, setPassword] = useState('')
  const begin = useDeskChange('POST /desk/passkeys/begin', { done: null, isQuiet: true })
  const add = useDeskChange('POST /desk/passkeys', {
    done: words('passkeys.added'),
    makesOld: ['GET /desk/passkeys'],
    isQuiet: true,
  })
  const send = (label: string) =>
    run(async () => {
      const { challenge, options } = await begin.mutateAsync({ password })
      const passkey = await passkeys.make(options)
      await add.mutateAsync({ challenge, label, passkey })
      onClose()
    })
  return (
    <PasskeyDialog
      title={words('passkeys.add')}
      action={words('passkeys.next')}
      isComplete={password !== ''}
      isBusy={isBusy}
      refusal={refusal}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        type="password"
        label={words('passkeys.password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="current-password"
        required
        fullWidth
        error={Boolean(refusal?.fields['password'])}
        helperText={refusal?.fields['password']}
      />
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {words('passkeys.addHint')}
      </Typography>
    </PasskeyDialog>
  )
}
