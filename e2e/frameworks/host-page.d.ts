/** What a project of TypeScript says once: the tags for JSX, and files that a plugin of Vite turns into modules. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [tag: `dawa-${string}`]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
        Record<string, unknown>
    }
  }
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      [tag: `dawa-${string}`]: HTMLAttributes<HTMLElement> & Record<string, unknown>
    }
  }
}
