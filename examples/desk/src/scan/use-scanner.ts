import { useEffect, useRef } from 'react'
import { beep } from './beep.ts'
import { hearScanner } from './hear-scanner.ts'

/**
 * Hears a wedge scanner in any field of the page, and outside of fields. One to a page: `<ScanField>` has it already, with a
 * place to type a code into, the camera, the beep and the sentence; take this alone where a page shows all that by itself.
 *
 *     const [said, setSaid] = useState<ScanSaid | null>(null)
 *     const scans = useScannedPacks({ onPack: (scan) => take(scan), onSaid: setSaid })
 *     <ScanField onScan={scans} said={said} />
 *
 * @param onScan - What was scanned, as it was typed: separators are GS.
 * While a dialog is open, what is scanned goes nowhere, with a beep: neither to the page behind it, which nobody looks at, nor into
 * a field of it, whose form the scanner's Enter would send.
 *
 * @param isInDialog - True while the dialog that is open is the scanner's own. @default false
 */
export function useScanner(onScan: (raw: string) => void, isInDialog = false): void {
  const newest = useRef({ onScan, isInDialog })
  newest.current = { onScan, isInDialog }
  useEffect(
    () =>
      hearScanner((raw) => {
        if (isDialogOpen() && !newest.current.isInDialog) beep()
        else newest.current.onScan(raw)
      }),
    [],
  )
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
