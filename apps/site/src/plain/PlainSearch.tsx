import { useSiteMessages } from '../languages/useSiteMessages.ts'
import { WithoutScripts } from './PlainAudio.tsx'

/** Search form for browsers without scripts, in place of the search in the header. */
export function PlainSearch() {
  const { search, find } = useSiteMessages().home
  return (
    <WithoutScripts>
      <search>
        <form className="site-find" action="/voices">
          <input type="hidden" name="languageCode" value="all" />
          <input type="search" name="q" aria-label={search} placeholder={search} maxLength={200} required />
          <button className="voice-button" data-variant="quiet" data-size="large">
            {find}
          </button>
        </form>
      </search>
    </WithoutScripts>
  )
}
