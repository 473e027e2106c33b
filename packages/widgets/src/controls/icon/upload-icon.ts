'use client'

import { draw } from './draw.tsx'

export const UploadIcon = /* @__PURE__ */ draw('M12 16V4.5M7 9l5-5 5 5M4.5 20h15')
