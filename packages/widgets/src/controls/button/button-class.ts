import type { ReactNode } from 'react'

export type ButtonVariant = 'primary' | 'secondary' | 'tint' | 'ghost' | 'quiet' | 'danger' | 'off'

export interface ButtonLook {
  /**
   * 'tint' is for what stands as chosen. 'off' is the look of `disabled` for what is done or cannot be done: with `aria-disabled`, who has just
   * pressed the button keeps the focus. @default 'primary'
   */
  variant?: ButtonVariant
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
  } ${extra}`
}

/** Gives a button that is there already another look. */
export function changeVariant({ classList }: Element, from: ButtonVariant, to: ButtonVariant): void {
  classList.replace(`dawa-button--${from}`, `dawa-button--${to}`)
}
