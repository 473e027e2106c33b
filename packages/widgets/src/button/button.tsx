'use client'

import type { ButtonHTMLAttributes, ReactNode } from 'react'

export interface ButtonLook {
  /**
   * 'tint' is for what stands as chosen. 'off' is the look of `disabled` for what is done or cannot be done: with `aria-disabled`, who has just
   * pressed the button keeps the focus. @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'tint' | 'ghost' | 'quiet' | 'danger' | 'off'
  /** 'small' is 36 px high, for dense places a mouse uses; 'icon' is a square. @default 'normal' */
  size?: 'normal' | 'small' | 'icon'
  /** As wide as its place. @default false */
  isFull?: boolean
  children?: ReactNode
}

/** The classes of a button, for an element that is drawn as one. */
export function buttonClass(
  { variant = 'primary', size = 'normal', isFull }: ButtonLook,
  extra = '',
): string {
  return `dawa-button dawa-button--${variant}${size === 'normal' ? '' : ` dawa-button--${size}`}${
    isFull ? ' dawa-button--full' : ''
  } ${extra}`.trimEnd()
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: clicks are refused, focus stays. @default false */
  isBusy?: boolean
}

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
