import type { DeskChallenge } from '@dawakit/core/contract'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { fieldsOf } from './fields-of.ts'
import { useAttempt } from './use-attempt.ts'
import { useSignIn } from './use-sign-in.ts'

export interface SecondFactorProps {
  challenge: DeskChallenge
  /** Back to the password: the challenge is spent. */
  onStartOver: () => void
}

/** The six digits of an authenticator app. */
export function CodeForm({ challenge: { challenge }, onStartOver }: SecondFactorProps) {
  const words = useWords()
  const signIn = useSignIn()
  const { isBusy, refusal, run } = useAttempt()
  const isOver = refusal?.code === 'desk-sign-in-over'
  return (
    <Stack
      component="form"
      spacing={1.5}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { code = '' } = fieldsOf(event.currentTarget)
        run(async () =>
          signIn(await ask('POST /desk/signIn/code', { body: { challenge, code: code.trim() } })),
        )
      }}
    >
      <Typography variant="h2">{words('signIn.code.title')}</Typography>
      <Typography>{words('signIn.code.intro')}</Typography>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <TextField
        name="code"
        label={words('signIn.code.label')}
        autoComplete="one-time-code"
        autoFocus
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        error={Boolean(refusal?.fields['code'])}
        helperText={refusal?.fields['code']}
      />
      {!isOver && (
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {words('signIn.signIn')}
        </Button>
      )}
      <Button onClick={onStartOver} variant={isOver ? 'contained' : 'text'}>
        {words('signIn.startOver')}
      </Button>
    </Stack>
  )
}
