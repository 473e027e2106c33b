'use client'

import type { ButtonHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface OwnProps extends ButtonLook {
  /** Work is under way: clicks are refused, focus stays. @default false */
  isBusy?: boolean
}

// No interface of both: to Preact, children are of another type than its ReactNode.
export type ButtonProps = OwnProps & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof OwnProps>

export function Button({ variant, size, isFull, isBusy, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      part="button"
      {...rest}
      className={buttonClass({ variant, size, isFull }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        // `disabled` would throw the focus away in the middle of the work.
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
