'use client'

import { createContext } from 'react'

/** The element whose shadow root a widget is rendered in; null where there is no shadow root. */
export const LightDomHost = createContext<HTMLElement | null>(null)
