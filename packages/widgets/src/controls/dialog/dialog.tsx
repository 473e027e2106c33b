'use client'

import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { querySlotted } from '../../ground/light-dom/query-slotted.ts'
import { useOptionalShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { CloseIcon } from '../icon/close-icon.ts'
import { Notices } from '../notices/notices.tsx'
import { dialogLabels } from './dialog-labels.ts'

export interface DialogProps {
  isOpen: boolean
  /** Escape, the close button or a press beside the panel. */
  onClose: () => void
  /** The dialog's name and its heading. */
  title: string
  /** A control marked `data-autofocus` gets the focus, else the first one. */
  children?: ReactNode
  /** Stays in sight below the scrolling content: totals and the main button. */
  footer?: ReactNode
  /** Extra class of the panel. */
  className?: string
}

interface PlacedDialogProps extends DialogProps {
  placement: 'center' | 'end'
}

/**
 * A `ref` for a dialog's panel: the dialog is open as long as that is there. Not by an effect: those of the page
 * around may come first, and would find the focus still locked in.
 */
function createModality() {
  let close: (() => void) | undefined
  return (panel: HTMLElement | null) => {
    close?.()
    close = undefined
    const dialog = panel?.closest('dialog')
    if (!dialog) return
    const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null
    dialog.showModal()
    import('../back/close-by-back.ts').then(
      ({ closeDialogByBack }) => closeDialogByBack(dialog),
      // Without a network the dialog has its button and Escape.
      () => {},
    )
    querySlotted(dialog, '[data-autofocus]')?.focus()
    close = () => {
      dialog.close()
      // The browser gives the focus back too; not where the dialog leaves the page in the same breath.
      opener?.focus()
    }
  }
}

/**
 * A native modal `<dialog>`: focus, Escape and the top layer are the browser's. Its box fills the
 * window and scrolls by one pixel, so that it catches wheel and touch (`overscroll-behavior`) and the
 * page below stays where it is without anything being written to the host page.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  className = '',
  placement,
}: PlacedDialogProps) {
  const labels = useLabels('dialog', dialogLabels)
  const [showPanel] = useState(createModality)
  const titleId = useWidgetId(title)
  const shop = useOptionalShop()
  /** By Escape, or by a press beside the panel; not by what happens to something within. */
  const dismiss = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the dialog's own
    <dialog
      className={`dawa-widget dawa-dialog dawa-dialog--${placement}`}
      part="dialog"
      aria-labelledby={titleId}
      onCancel={dismiss}
      onClick={dismiss}
    >
      {isOpen && (
        <div ref={showPanel} className={`dawa-dialog__panel ${className}`} part="dialog-panel">
          <div className="dawa-dialog__head" part="dialog-head">
            <h2 id={titleId} className="dawa-dialog__title" part="dialog-title">
              {title}
            </h2>
            <button
              type="button"
              className="dawa-button dawa-button--quiet dawa-button--icon"
              part="dialog-close"
              aria-label={labels.close}
              onClick={onClose}
            >
              <CloseIcon />
            </button>
          </div>
          <div className="dawa-dialog__body" part="dialog-body">
            {children}
          </div>
          {footer && (
            <div className="dawa-dialog__foot" part="dialog-foot">
              {footer}
            </div>
          )}
        </div>
      )}
      {isOpen && shop && <Notices isInDialog />}
    </dialog>
  )
}
