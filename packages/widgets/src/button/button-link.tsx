'use client'

import type { AnchorHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link that is drawn as a button. */
export function ButtonLink({ variant, size, isFull, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a part="button" {...rest} className={buttonClass({ variant, size, isFull }, className)}>
      {children}
    </a>
  )
}
