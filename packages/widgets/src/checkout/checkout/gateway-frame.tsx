'use client'

import type { CallData } from '@dawakit/client'
import { useEffect, useRef, useState } from 'react'
import { LightDom } from '../../ground/light-dom/light-dom.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { gatewayLabels } from './gateway-labels.ts'

const INITIAL_HEIGHT = 480
const MAX_HEIGHT = 4000
/** Milliseconds between two looks at the payment while the frame is open. */
const LOOK_MS = 5000

export interface GatewayFrameProps {
  /** Where the gateway's form goes, and its fields. */
  form: CallData<'POST /post/ccav/init'>
  /** The payment may have moved: a page has loaded in the frame, or a while has passed. */
  onMove: () => void
  /** A page has loaded in the frame. */
  onLoad: () => void
  /** Keeps what is in the frame from being seen, and loaded all the same. @default false */
  isHidden?: boolean
  /** The shop's own page in the frame says that the payment did not succeed. */
  onFailed: () => void
}

/** Where the gateway's page comes from. */
export const gatewayOrigin = ({ action }: CallData<'POST /post/ccav/init'>): string =>
  new URL(action, globalThis.location?.href).origin

/** The second gateway: its form posted into a frame that it sizes itself. */
export function GatewayFrame({ form, isHidden = false, onMove, onLoad, onFailed }: GatewayFrameProps) {
  const labels = useLabels('gateway', gatewayLabels)
  const name = useWidgetId('payment')
  const [height, setHeight] = useState(INITIAL_HEIGHT)
  const [gatewayForm, setGatewayForm] = useState<HTMLFormElement | null>(null)
  const origin = gatewayOrigin(form)

  const frameRef = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ onMove, onFailed })
  useEffect(() => {
    latest.current = { onMove, onFailed }
  })

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const { newHeight, type, outcome } = (event.data ?? {}) as Record<string, unknown>
      // Only says when to look, or to stop: whether it is paid, the server tells.
      if (type === 'dawa:payment' && event.source === frameRef.current?.contentWindow) {
        if (outcome === 'failed') latest.current.onFailed()
        else latest.current.onMove()
      }
      if (event.origin !== origin) return
      const pixels = Math.round(Number(newHeight))
      if (pixels > 0) setHeight(Math.min(pixels, MAX_HEIGHT))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin])

  const isSent = useRef(false)
  useEffect(() => {
    // Once, when form and frame both stand in the page and everybody listens to what becomes of it.
    if (!gatewayForm || isSent.current) return
    isSent.current = true
    gatewayForm.submit()
  }, [gatewayForm])

  useEffect(() => {
    const timer = setInterval(() => latest.current.onMove(), LOOK_MS)
    return () => clearInterval(timer)
  }, [])

  return (
    <LightDom>
      <iframe
        ref={frameRef}
        name={name}
        title={labels.title}
        width="100%"
        height={height}
        onLoad={() => {
          // Before that it is the browser's empty page.
          if (isSent.current) onLoad()
          onMove()
        }}
        // Beside a shadow root no sheet of ours reaches it. Set by script, so that a strict policy allows it.
        style={{ display: isHidden ? 'none' : 'block', border: 0 }}
      />
      <form ref={setGatewayForm} method="post" action={form.action} target={name} hidden>
        {Object.entries(form.fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
      </form>
    </LightDom>
  )
}
