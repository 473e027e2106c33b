'use client'

import type { AnchorHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

interface OwnProps extends ButtonLook {
  href: string
}

// No interface of both: the attributes of Preact are a union, which none can extend.
export type ButtonLinkProps = OwnProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof OwnProps>

/** A link that is drawn as a button. */
export function ButtonLink({ variant, size, isFull, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a part="button" {...rest} className={buttonClass({ variant, size, isFull }, className)}>
      {children}
    </a>
  )
}
