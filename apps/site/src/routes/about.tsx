import { languageContext } from '../languages/withLanguage.ts'
import { originOf, pageMeta } from '../pageMeta.ts'
import { TextArticle } from '../texts/TextArticle.tsx'
import { textPagesIn } from '../texts/textPagesIn.server.ts'
import type { Route } from './+types/about'

export const loader = ({ context }: Route.LoaderArgs) => textPagesIn(context.get(languageContext)).about

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, canonical: `${originOf(matches)}/about` }) : []

export default function About({ loaderData }: Route.ComponentProps) {
  return <TextArticle {...loaderData} />
}
