'use client'

import { draw } from './draw.tsx'

export const ClockIcon = /* @__PURE__ */ draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2')
