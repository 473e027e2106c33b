'use client'

import { draw } from './draw.tsx'

export const FilterIcon = /* @__PURE__ */ draw('M4 6.5h16M7 12h10M10 17.5h4')
