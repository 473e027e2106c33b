import { storeProductLabels as labels } from '../language/index.ts'

/** A breadcrumb as schema.org says it. @param storeUrl - Without a slash at the end */
export function breadcrumbJsonLd(
  trail: readonly { label: string; href?: string }[],
  storeUrl: string,
  path: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: labels.home, href: '/' }, ...trail].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: storeUrl + (href ?? path),
    })),
  }
}
