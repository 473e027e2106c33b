'use client'

export interface IconProps {
  /** Pixels. @default 20 */
  size?: number
  className?: string
}

interface DrawingProps extends IconProps {
  path: string
  isSolid?: boolean
}

/** One drawing of 24 × 24. Decorative: the control around it carries the name. */
export function Drawing({ path, isSolid, size = 20, className = '' }: DrawingProps) {
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

/** The component of one drawing. */
export function draw(path: string, isSolid = false) {
  return function Icon(props: IconProps) {
    return <Drawing {...props} path={path} isSolid={isSolid} />
  }
}
