'use client'

import { BELL } from './bell-drawing.ts'
import { draw } from './draw.tsx'

export const BellIcon = /* @__PURE__ */ draw(BELL)
