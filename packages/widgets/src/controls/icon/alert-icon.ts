'use client'

import { draw } from './draw.tsx'

export const AlertIcon = /* @__PURE__ */ draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.4v.1')
