import type { DeskChallenge } from '@dawakit/core/contract'
import { Alert, Button, Stack, TextField } from '@mui/material'
import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { fieldsOf } from './fields-of.ts'
import { useAttempt } from './use-attempt.ts'

export interface PasswordFormProps {
  onChallenge: (challenge: DeskChallenge) => void
}

export function PasswordForm({ onChallenge }: PasswordFormProps) {
  const words = useWords()
  const { isBusy, refusal, run } = useAttempt()
  return (
    <Stack
      component="form"
      spacing={1.5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { email = '', password = '' } = fieldsOf(event.currentTarget)
        run(async () => onChallenge(await ask('POST /desk/signIn', { body: { email, password } })))
      }}
    >
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <TextField
        name="email"
        type="email"
        label={words('signIn.email')}
        autoComplete="username"
        autoFocus
        fullWidth
        error={Boolean(refusal?.fields['email'])}
        helperText={refusal?.fields['email']}
      />
      <TextField
        name="password"
        type="password"
        label={words('signIn.password')}
        autoComplete="current-password"
        fullWidth
        error={Boolean(refusal?.fields['password'])}
        helperText={refusal?.fields['password']}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {words('signIn.next')}
      </Button>
    </Stack>
  )
}
