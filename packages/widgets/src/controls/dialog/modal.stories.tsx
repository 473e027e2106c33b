import { Button } from '@dawakit/widgets/button'
import { Modal } from '@dawakit/widgets/modal'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof Modal> = {
  title: 'Primitives/Modal',
  component: Modal,
  tags: ['own-words'],
  args: {
    isOpen: true,
    onClose: () => {},
    title: 'Remove everything from your cart?',
    children: 'Four medicines leave your cart.',
    footer: <Button isFull>Keep</Button>,
  },
  argTypes: { children: { control: 'text' }, footer: { control: false } },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
}
export default meta
type Story = StoryObj<typeof Modal>

export const Open: Story = {}
/** Only what is between head and foot scrolls. */
export const LongContent: Story = {
  args: {
    title: 'What a pharmacist asks before a strip of tablets leaves the counter, and what we ask',
    children: (
      <>
        <p>{'Take it after food, with water, and not with another medicine for a fever. '.repeat(30)}</p>
        <Button variant="secondary">Ask a pharmacist</Button>
      </>
    ),
  },
}
export const WithoutFooter: Story = { args: { footer: undefined } }
export const Closed: Story = { args: { isOpen: false } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
