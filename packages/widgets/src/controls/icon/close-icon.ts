'use client'

import { draw } from './draw.tsx'

export const CloseIcon = /* @__PURE__ */ draw('m6 6 12 12M18 6 6 18')
