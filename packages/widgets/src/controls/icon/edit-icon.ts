'use client'

import { draw } from './draw.tsx'

export const EditIcon = /* @__PURE__ */ draw('m4 20 1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5')
