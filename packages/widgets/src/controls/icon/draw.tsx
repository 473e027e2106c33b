'use client'

export interface IconProps {
  /** Pixels. @default 20 */
  size?: number
  className?: string
}

interface DrawingProps extends IconProps {
  path: string
  /** @default none: lines alone */
  fill?: 'currentColor'
}

/** One drawing of 24 × 24. Decorative: the control around it carries the name. */
export function Drawing({ path, fill, size = 20, className = '' }: DrawingProps) {
  return (
    <svg
      className={`dawa-icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} fill={fill} />
    </svg>
  )
}

/** The component of one drawing. */
export function draw(path: string, fill?: DrawingProps['fill']) {
  return function Icon(props: IconProps) {
    return <Drawing {...props} path={path} fill={fill} />
  }
}
