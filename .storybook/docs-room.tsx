import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { storybookThemes } from './storybook-theme.ts'
import { useToolbar } from './use-toolbar.ts'

/** What stands around a page of docs: it is dark when the toolbar says so, as the stories in it are. */
export function DocsRoom({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar()
  return (
    <DocsContainer context={context} theme={storybookThemes[theme === 'dark' ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  )
}
