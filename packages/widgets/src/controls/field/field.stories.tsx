import { TextField } from '@dawakit/widgets/field'
import { SearchIcon } from '@dawakit/widgets/icon'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta<typeof TextField> = {
  title: 'Primitives/Field',
  component: TextField,
  args: { label: 'Mobile Number', placeholder: '10 digits' },
  argTypes: {
    error: { control: 'text' },
    prefix: { control: 'text' },
    suffix: { control: false },
    inputRef: { control: false },
  },
  decorators: [
    (Story) => (
      <div className="dawa-widget" style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof TextField>

export const Empty: Story = {}
export const WithPrefix: Story = { args: { prefix: '+91' } }
export const WithSuffix: Story = {
  args: { label: 'Product name', placeholder: 'Type And Enter', suffix: <SearchIcon /> },
}
export const WithHint: Story = {
  args: { label: 'State', defaultValue: 'Tamil Nadu', readOnly: true, hint: 'Filled in by the pincode' },
}
export const Wrong: Story = {
  args: { label: 'Email', defaultValue: 'kavitha@', error: 'Enter Valid Email' },
}
export const Disabled: Story = {
  args: { label: 'Email', defaultValue: 'kavitha@mail.example', disabled: true },
}
export const LabelReadOut: Story = { args: { isLabelHidden: true } }
export const LongError: Story = {
  args: {
    label: 'Name of the patient as it stands on the prescription of the doctor',
    error:
      'Please enter the name of the patient, and not that of who collects the parcel or of who pays for what is in it',
  },
}
export const Dark: Story = { ...Wrong, globals: { theme: 'dark' } }
export const RightToLeft: Story = { ...WithPrefix, globals: { direction: 'rtl' } }
