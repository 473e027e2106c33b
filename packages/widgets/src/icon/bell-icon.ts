'use client'

import { draw } from './draw.tsx'
import { BELL } from './drawings.ts'

export const BellIcon = /* @__PURE__ */ draw(BELL)
