'use client'

import { draw } from './draw.tsx'

export const MailIcon = /* @__PURE__ */ draw('M3.5 5.5h17v13h-17ZM4 6l8 7 8-7')
