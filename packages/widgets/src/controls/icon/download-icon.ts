'use client'

import { draw } from './draw.tsx'

export const DownloadIcon = /* @__PURE__ */ draw('M12 4v11.5M7 11l5 5 5-5M4.5 20h15')
