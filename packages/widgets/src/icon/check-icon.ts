'use client'

import { draw } from './draw.tsx'
import { CHECK } from './drawings.ts'

export const CheckIcon = /* @__PURE__ */ draw(CHECK)
