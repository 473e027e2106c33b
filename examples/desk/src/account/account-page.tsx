import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useRef } from 'react'
import { useLogout } from 'react-admin'
import { useDeskChange } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { PasskeysSection } from '../passkeys/passkeys-section.tsx'
import { fieldsOf } from '../sign-in/fields-of.ts'
import { useStaff } from '../sign-in/use-staff.ts'

/** One's own password, passkeys and sessions. */
export function AccountPage() {
  const words = useWords()
  return (
    <Page title={words('signIn.account.title')}>
      <Stack spacing={2} sx={{ maxWidth: 560 }}>
        <PasswordPart />
        <PasskeysSection />
        <SessionsPart />
      </Stack>
    </Page>
  )
}

function PasswordPart() {
  const words = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, error, isPending } = useDeskChange('POST /desk/password', {
    done: words('signIn.account.passwordChanged'),
    isQuiet: true,
    onDone: () => form.current?.reset(),
  })
  return (
    <Section title={words('signIn.account.changePassword')}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const { password = '', newPassword = '' } = fieldsOf(event.currentTarget)
          mutate({ password, newPassword })
        }}
      >
        {error && Object.keys(error.fields).length === 0 && <Alert severity="error">{error.message}</Alert>}
        <TextField
          name="password"
          type="password"
          label={words('signIn.account.oldPassword')}
          autoComplete="current-password"
          fullWidth
          error={Boolean(error?.fields['password'])}
          helperText={error?.fields['password']}
        />
        <TextField
          name="newPassword"
          type="password"
          label={words('signIn.account.newPassword')}
          autoComplete="new-password"
          fullWidth
          error={Boolean(error?.fields['newPassword'])}
          helperText={error?.fields['newPassword'] ?? words('signIn.enrol.passwordHint')}
        />
        <Button type="submit" variant="contained" loading={isPending} sx={{ mt: 1 }}>
          {words('signIn.account.changePassword')}
        </Button>
      </form>
    </Section>
  )
}

function SessionsPart() {
  const words = useWords()
  const staff = useStaff()
  const logout = useLogout()
  const { mutate, isPending } = useDeskChange('POST /desk/signOutEverywhere', {
    done: null,
    onDone: () => logout(),
  })
  return (
    <Section title={words('signIn.account.sessions')}>
      {staff && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {words('signIn.account.endsAt', { time: dateAndTimeOf(staff.endsAt), minutes: staff.idleMinutes })}
        </Typography>
      )}
      <Typography sx={{ mb: 1 }}>{words('signIn.account.signOutEverywhereHint')}</Typography>
      <Button variant="outlined" color="error" loading={isPending} onClick={() => mutate(undefined)}>
        {words('signIn.account.signOutEverywhere')}
      </Button>
    </Section>
  )
}
