import { Badge } from '@dawakit/widgets/badge'
import { Button } from '@dawakit/widgets/button'
import { EmptyState } from '@dawakit/widgets/empty-state'
import { TextField } from '@dawakit/widgets/field'
import * as icons from '@dawakit/widgets/icon'
import { Modal } from '@dawakit/widgets/modal'
import { Price } from '@dawakit/widgets/price'
import { QuantityStepper } from '@dawakit/widgets/quantity-stepper'
import { Rating } from '@dawakit/widgets/rating'
import { Skeleton } from '@dawakit/widgets/skeleton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'

const meta: Meta = {
  title: 'Primitives/All',
  decorators: [
    (Story) => (
      <div className="dawa-widget" style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj

export const Prices: Story = {
  tags: ['own-words'],
  render: () => (
    <>
      <Price salesPrice={24.5} purchasedPrice={35} discount="30" label="Best Price" />
      <Price salesPrice={123456.7} purchasedPrice={150000} discount="17.6" precision="detail" />
      <Price salesPrice={110} purchasedPrice={110} discount="0" />
    </>
  ),
}
export const Ratings: Story = {
  render: () => (
    <>
      {[0, 2.3, 3.5, 4.26, 5].map((value) => (
        <Rating key={value} value={value} count={12} />
      ))}
    </>
  ),
}
export const Badges: Story = {
  tags: ['own-words'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>Neutral</Badge>
      <Badge kind="rx" icon={<icons.RxIcon size={14} />}>
        Prescription required
      </Badge>
      <Badge kind="cold" icon={<icons.SnowflakeIcon size={14} />}>
        Cold chain
      </Badge>
      <Badge kind="deal">20% Off</Badge>
      <Badge kind="success">Delivered</Badge>
      <Badge kind="danger">Cancelled</Badge>
    </div>
  ),
}
export const Icons: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Object.entries(icons as Record<string, ComponentType<{ size: number }>>).map(([name, Icon]) => (
        <Icon key={name} size={32} />
      ))}
    </div>
  ),
}
export const Fields: Story = {
  tags: ['own-words'],
  render: () => (
    <>
      <TextField label="Mobile Number" prefix="+91" placeholder="10 digits" />
      <TextField label="Email" defaultValue="kavitha@" error="Enter Valid Email" />
      <TextField label="State" defaultValue="Tamil Nadu" readOnly hint="Filled in by the pincode" />
    </>
  ),
}
function Stepper({ isBusy }: { isBusy?: boolean }) {
  const [value, setValue] = useState(1)
  return <QuantityStepper label="Paracetamol 650 Tablet" value={value} onChange={setValue} isBusy={isBusy} />
}
export const Steppers: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Stepper />
      <Stepper isBusy />
    </div>
  ),
}
export const Empty: Story = {
  tags: ['own-words'],
  render: () => (
    <EmptyState
      icon={<icons.PackageIcon size={32} />}
      title="No Products Found"
      text="Try another category, or search for a medicine by its name."
      action={<Button variant="secondary">See all categories</Button>}
    />
  ),
}
export const Skeletons: Story = {
  render: () => (
    <>
      <Skeleton />
      <Skeleton />
    </>
  ),
}
export const Notices: Story = {
  tags: ['own-words'],
  render: () => <p>Three notices stand over the page.</p>,
  parameters: {
    shop: {
      arrange: (
        _server: unknown,
        shop: { notify(notice: { kind: string; title: string; text?: string; durationMs: number }): void },
      ) => {
        shop.notify({ kind: 'success', title: 'Changed', text: 'Pincode Updated', durationMs: 600_000 })
        shop.notify({ kind: 'warning', title: 'Login to Checkout', durationMs: 600_000 })
        shop.notify({ kind: 'error', title: 'Enter a valid Pincode', durationMs: 600_000 })
      },
    },
  },
}
export const ModalDialog: Story = {
  tags: ['own-words'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: () => (
    <Modal
      isOpen
      onClose={() => {}}
      title="Remove everything from your cart?"
      footer={<Button isFull>Keep</Button>}
    >
      Four medicines leave your cart.
    </Modal>
  ),
}
