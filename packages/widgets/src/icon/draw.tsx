'use client'

export interface IconProps {
  /** Pixels. @default 20 */
  size?: number
  className?: string
}

/** One drawing of 24 × 24. Decorative: the control around it carries the name. */
export function draw(path: string, isSolid = false) {
  return function Icon({ size = 20, className = '' }: IconProps) {
    return (
      <svg
        className={`dawa-icon ${className}`.trimEnd()}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d={path} fill={isSolid ? 'currentColor' : undefined} />
      </svg>
    )
  }
}
