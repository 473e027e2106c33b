import { QuantityStepper, type QuantityStepperProps } from '@dawakit/widgets/quantity-stepper'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { userEvent, within } from 'storybook/test'

/** Keeps the number, as a cart does. */
function Counted(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value)
  useEffect(() => setValue(props.value), [props.value])
  return (
    <QuantityStepper
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}
// What is built has no names of functions: the story's code is shown by this one.
Counted.displayName = 'Counted'

const meta: Meta<typeof QuantityStepper> = {
  title: 'Primitives/Quantity stepper',
  component: QuantityStepper,
  args: { label: 'Paracetamol 650 Tablet', value: 1, onChange: () => {} },
  argTypes: { check: { control: false } },
  render: (args) => <Counted {...args} />,
  decorators: [
    (Story) => (
      <div className="dawa-widget">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof QuantityStepper>

export const AtTheLeast: Story = {}
export const InBetween: Story = { args: { value: 4 } }
export const AtTheMost: Story = { args: { value: 12, max: 12 } }
/** A change is under way: another is refused, and the focus stays. */
export const Busy: Story = { args: { isBusy: true } }
export const Refused: Story = {
  args: { max: 12 },
  play: async ({ canvasElement }) => {
    const count = within(canvasElement).getByRole('textbox')
    await userEvent.clear(count)
    await userEvent.type(count, '40{Enter}')
    await within(canvasElement).findByText(/maximum/i)
  },
}
export const Dark: Story = { ...InBetween, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...InBetween, globals: { direction: 'rtl' } }
