'use client'

import { draw } from './draw.tsx'

export const HomeIcon = /* @__PURE__ */ draw('m3.5 11.5 8.5-8 8.5 8M6 9.5V20h12V9.5M10 20v-6h4v6')
