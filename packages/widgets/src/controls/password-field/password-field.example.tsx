import { PasswordField } from '@dawakit/widgets/password-field'

export const Password = () => (
  <PasswordField label="Password" name="password" autoComplete="current-password" />
)
