'use client'

import { draw } from './draw.tsx'

export const PlusIcon = /* @__PURE__ */ draw('M12 5v14M5 12h14')
