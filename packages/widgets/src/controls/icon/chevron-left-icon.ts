'use client'

import { draw } from './draw.tsx'

export const ChevronLeftIcon = /* @__PURE__ */ draw('m15 5-7 7 7 7')
