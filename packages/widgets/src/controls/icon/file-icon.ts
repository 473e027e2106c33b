'use client'

import { draw } from './draw.tsx'

export const FileIcon = /* @__PURE__ */ draw('M6 3h8l4.5 4.5V21H6ZM14 3v4.5h4.5M9 12.5h6M9 16.5h6')
