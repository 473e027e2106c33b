'use client'

import { draw } from './draw.tsx'

export const RxIcon = /* @__PURE__ */ draw('M6 17V4h5a3.5 3.5 0 0 1 0 7H6m4 0 8.5 9m0-7.5-7.5 8')
