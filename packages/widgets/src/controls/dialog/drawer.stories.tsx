import { Button } from '@dawakit/widgets/button'
import { Drawer } from '@dawakit/widgets/drawer'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Drawer> = {
  title: 'Primitives/Drawer',
  component: Drawer,
  tags: ['own-words'],
  args: {
    isOpen: true,
    onClose: () => {},
    title: 'Filters',
    children: 'What stands in it scrolls; head and foot stay.',
    footer: <Button isFull>Show 187 products</Button>,
  },
  argTypes: { children: { control: 'text' }, footer: { control: false } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
}
export default meta
type Story = StoryObj<typeof Drawer>

export const Open: Story = {}
export const LongContent: Story = {
  args: {
    children: (
      <>
        <p>{'Tablets, capsules, syrups, creams, drops, inhalers and injections. '.repeat(40)}</p>
        <Button variant="secondary">Ask a pharmacist</Button>
      </>
    ),
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
