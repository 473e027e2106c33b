import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { FactorForm, type SecondFactorProps } from './factor-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useAttempt } from './use-attempt.ts'

/** A passkey, or the six digits of an authenticator app. */
export function CodeForm({ challenge: { challenge, hasPasskey }, onStartOver }: SecondFactorProps) {
  const words = useWords()
  const attempt = useAttempt()
  return (
    <FactorForm
      title={words('signIn.code.title')}
      intro={words(hasPasskey ? 'signIn.code.introWithPasskey' : 'signIn.code.intro')}
      codeLabel={words('signIn.code.label')}
      attempt={attempt}
      send={({ code = '' }) => ask('POST /desk/signIn/code', { body: { challenge, code } })}
      onStartOver={onStartOver}
      before={hasPasskey && <PasskeyButton challenge={challenge} attempt={attempt} />}
      isCodeFirst={!hasPasskey}
    />
  )
}
