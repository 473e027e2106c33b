'use client'

import { draw } from './draw.tsx'

export const ChevronRightIcon = /* @__PURE__ */ draw('m9 5 7 7-7 7')
