import { CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement, ReactNode } from 'react'
import { PageLink } from '../page-link.tsx'
import { WideTable } from '../wide-table.tsx'
import { handbookAddress, handbookPages, handbookPicture } from './handbook-pages.ts'

/** An anchor as GitHub makes it of a heading, which is what the links of the pages name. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

/** How Storybook calls a language, or the one that it knows which reads most like it. */
const LANGUAGES: Readonly<Record<string, string>> = {
  astro: 'html',
  css: 'css',
  html: 'html',
  js: 'jsx',
  json: 'json',
  jsx: 'jsx',
  sh: 'bash',
  svelte: 'html',
  ts: 'typescript',
  tsx: 'tsx',
  vue: 'html',
  yaml: 'yml',
}

/** A block of code: of what stands behind its fence, the language alone. */
function Block({ children }: { children: ReactElement<{ className?: string; children: string }> }) {
  const { className = '', children: code } = children.props
  const language = LANGUAGES[/\blang-(\w+)/.exec(className)?.[1] ?? ''] ?? 'text'
  return <CodeOrSourceMdx className={`lang-${language}`}>{code}</CodeOrSourceMdx>
}

/** Code in a line, which may be broken where the page's own lines are. */
const Code = ({ children }: { children: string }) => (
  <CodeOrSourceMdx>{children.replaceAll('\n', ' ')}</CodeOrSourceMdx>
)

interface LinkProps {
  href?: string
  children?: ReactNode
}

/** A page of the handbook, from the very file, with links that lead through Storybook. */
export function HandbookPage({ path }: { path: string }) {
  const text = handbookPages.get(path)?.text
  if (text === undefined) throw new Error(`${path} is no page of the handbook.`)
  const Link = ({ href = '', children }: LinkProps) => {
    if (/^[a-z]+:/.test(href)) return <a href={href}>{children}</a>
    const address = href.startsWith('#') ? href : handbookAddress(path, href)
    return address ? <PageLink to={address}>{children}</PageLink> : children
  }
  const Picture = ({ src = '', alt = '' }: { src?: string; alt?: string }) => (
    <img src={handbookPicture(path, src)} alt={alt} style={{ maxWidth: '100%' }} />
  )
  return (
    <Markdown
      options={{
        slugify: anchorOf,
        // What looks like a tag is one that is written about.
        disableParsingRawHTML: true,
        overrides: { a: Link, code: Code, img: Picture, pre: Block, table: WideTable, ...HeadersMdx },
      }}
    >
      {text}
    </Markdown>
  )
}
