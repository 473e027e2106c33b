'use client'

import { draw } from './draw.tsx'

export const ChevronDownIcon = /* @__PURE__ */ draw('m5 9 7 7 7-7')
