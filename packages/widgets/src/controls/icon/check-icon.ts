'use client'

import { CHECK } from './check-drawing.ts'
import { draw } from './draw.tsx'

export const CheckIcon = /* @__PURE__ */ draw(CHECK)
