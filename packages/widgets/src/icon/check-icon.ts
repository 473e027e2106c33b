'use client'

import { draw } from './draw.tsx'

export const CheckIcon = /* @__PURE__ */ draw('m4.5 12.5 5 5L19.5 7')
