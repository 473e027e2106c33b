import { CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { handbookAddress } from '../handbook/handbook-pages.ts'
import { PageLink } from '../page-link.tsx'
import { WideTable } from '../wide-table.tsx'

interface LinkProps {
  href?: string
  children?: ReactNode
}

interface ProseProps {
  /** The page of the handbook that says it: its links start there. */
  from: string
  children: string
}

/** A part of a page of the handbook, whose links lead through Storybook. What leads out of it is text. */
export function Prose({ from, children }: ProseProps) {
  const Link = ({ href = '', children: text }: LinkProps) => {
    if (/^[a-z]+:/.test(href)) return <a href={href}>{text}</a>
    const address = handbookAddress(from, href)
    return address ? <PageLink to={address}>{text}</PageLink> : <span title={href}>{text}</span>
  }
  return (
    <Markdown
      options={{
        // What looks like a tag is one that is written about.
        disableParsingRawHTML: true,
        overrides: { a: Link, code: CodeOrSourceMdx, table: WideTable, ...HeadersMdx },
      }}
    >
      {children}
    </Markdown>
  )
}
