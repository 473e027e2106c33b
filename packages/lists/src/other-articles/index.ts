export { type ArticleFacts, differenceOfArticles } from './is-other-article.ts'
export { areOtherWords } from './words-of.ts'
