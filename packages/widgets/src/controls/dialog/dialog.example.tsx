import { Button } from '@dawakit/widgets/button'
import { Dialog, Drawer, Modal } from '@dawakit/widgets/dialog'
import { useState } from 'react'

export function HowToTake() {
  const [open, setOpen] = useState<'modal' | 'drawer' | 'dialog' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('modal')}>How to take it</Button>
      <Button onClick={() => setOpen('drawer')}>Side effects</Button>
      <Button onClick={() => setOpen('dialog')}>Storage</Button>
      <Modal
        title="How to take it"
        isOpen={open === 'modal'}
        onClose={close}
        footer={<Button onClick={close}>OK</Button>}
      >
        One tablet after a meal.
      </Modal>
      <Drawer title="Side effects" isOpen={open === 'drawer'} onClose={close}>
        It may make you sleepy.
      </Drawer>
      <Dialog placement="center" title="Storage" isOpen={open === 'dialog'} onClose={close}>
        Below 25 °C, away from light.
      </Dialog>
    </>
  )
}
