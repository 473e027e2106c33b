import * as icons from '@dawakit/widgets/icon'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'

const drawings = Object.entries(icons as Record<string, ComponentType<icons.IconProps>>)

const meta: Meta<typeof icons.SearchIcon> = {
  title: 'Primitives/Icon',
  component: icons.SearchIcon,
  args: { size: 32 },
  argTypes: { size: { control: { type: 'range', min: 12, max: 64, step: 2 } } },
  decorators: [
    (Story) => (
      <div className="dawa-widget">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof icons.SearchIcon>

export const One: Story = {}

/** Each drawing, under the name that it is imported by. */
export const All: Story = {
  tags: ['own-words'],
  render: (args) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
        gap: 16,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {drawings.map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', gap: 4, justifyItems: 'center', fontSize: 12 }}>
          <Icon {...args} />
          {name}
        </li>
      ))}
    </ul>
  ),
}

export const Dark: Story = { ...All, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
