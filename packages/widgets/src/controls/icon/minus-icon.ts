'use client'

import { draw } from './draw.tsx'

export const MinusIcon = /* @__PURE__ */ draw('M5 12h14')
