/** What a project of TypeScript says once: the tags in its JSX. */
import type {} from '@dawakit/embed/types/preact'
import type {} from '@dawakit/embed/types/react'
