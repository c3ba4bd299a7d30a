import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoginButton } from './LoginButton.tsx'

const meta = { title: 'Session/LoginButton', component: LoginButton, args: {} } satisfies Meta<typeof LoginButton>

export default meta
type Story = StoryObj<typeof meta>

export const AsButton: Story = { globals: { theme: 'both' } }
export const AsLink: Story = { args: { href: '/api/v1/login?return=%2F' } }
