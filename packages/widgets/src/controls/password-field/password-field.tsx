'use client'

import { useState } from 'react'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { TextField, type TextFieldProps } from '../field/field.tsx'
import { EyeIcon } from '../icon/eye-icon.ts'
import { passwordFieldLabels } from './password-field-labels.ts'

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const labels = useLabels('passwordField', passwordFieldLabels)
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className="dawa-button dawa-button--quiet dawa-button--icon"
          aria-pressed={isShown}
          aria-label={labels.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon />
        </button>
      }
    />
  )
}
