'use client'

export interface SkeletonProps {
  /** Gives it the size of what it stands for. */
  className?: string
}

/** A breathing place-holder, silent for screen readers: its parent says `aria-busy`. */
export function Skeleton({ className = '' }: SkeletonProps) {
  return <span className={`dawa-skeleton ${className}`} part="skeleton" aria-hidden="true" />
}
