import { TablePager, usePages } from '@dawakit/widgets/table-pager'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

interface PagedRowsProps {
  /** Rows in all. */
  count: number
}

/** A table's rows, as many as there are, and where one is in them. */
function PagedRows({ count }: PagedRowsProps) {
  const pages = usePages(Array.from({ length: count }, (_, index) => index + 1))
  return <TablePager pages={pages} />
}
// What is built has no names of functions: the story's code is shown by this one.
PagedRows.displayName = 'PagedRows'

const meta: Meta<typeof PagedRows> = {
  title: 'Primitives/Table pager',
  component: PagedRows,
  args: { count: 42 },
  decorators: [
    (Story) => (
      <div className="dawa-widget">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof PagedRows>

export const FirstPage: Story = {}
export const NextPage: Story = {
  play: async ({ canvasElement }) => {
    const [, next] = within(canvasElement).getAllByRole('button')
    await userEvent.click(next as Element)
    await within(canvasElement).findByText(/^6/)
  },
}
export const OnePage: Story = { args: { count: 3 } }
export const NoRows: Story = { args: { count: 0 } }
export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
