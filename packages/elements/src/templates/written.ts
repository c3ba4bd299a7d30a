// Written from the components by the test of the manifests (vitest -u); a stale one fails.
import type { Listener, Written } from './elementProps.ts'

/** Attributes that are named otherwise than their properties. */
export interface WrittenAttributes {
  'analysis-panel': {
    /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
    'base-url'?: Written<'analysis-panel', 'baseUrl'> | undefined
    /** Path of the voice, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
    'voice-path'?: Written<'analysis-panel', 'voicePath'> | undefined
    /** Id of a snippet of this voice, in place of `snippet`. */
    'snippet-id'?: Written<'analysis-panel', 'snippetId'> | undefined
  }
  'voice-blind-test': {
    /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
    'base-url'?: Written<'voice-blind-test', 'baseUrl'> | undefined
    /** Language of the sentences, such as `en`. Default: `en`. */
    'language-code'?: Written<'voice-blind-test', 'languageCode'> | undefined
    /**
     * Use that the sentences stand for: `narration`, `support`, `news`, `dialogue`, `numbers` or `own`. Default:
     * `narration`.
     */
    'blind-use'?: Written<'voice-blind-test', 'blindUse'> | undefined
    /** Side that plays as soon as the first pair is there. Default: none. */
    'first-side'?: Written<'voice-blind-test', 'firstSide'> | undefined
    /**
     * Sentence of the first pair, of `blind.sentence` for the language and use: it is shown, also by a server, before
     * the pair has loaded. Default: none.
     */
    'first-sentence'?: Written<'voice-blind-test', 'firstSentence'> | undefined
    /** Heading level of its title. Default 2. */
    'heading-level'?: Written<'voice-blind-test', 'headingLevel'> | undefined
  }
  'voice-leaderboard': {
    /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
    'base-url'?: Written<'voice-leaderboard', 'baseUrl'> | undefined
    /** Language of the voices, such as `en`. Default: the language with the most votes. */
    'language-code'?: Written<'voice-leaderboard', 'languageCode'> | undefined
    /**
     * Use of the sentences: `narration`, `support`, `news`, `dialogue`, `numbers` or `own`. Default: all uses together.
     */
    'blind-use'?: Written<'voice-leaderboard', 'blindUse'> | undefined
  }
  'voice-overview': {
    /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
    'base-url'?: Written<'voice-overview', 'baseUrl'> | undefined
    /** Path of the voice, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
    'voice-path'?: Written<'voice-overview', 'voicePath'> | undefined
    /** Id of the snippet in the address. It is loaded, unless `snippet` is given. Default: none. */
    'snippet-id'?: Written<'voice-overview', 'snippetId'> | undefined
    /** Initial view, if `view` is not set. Default `generate`. */
    'default-view'?: Written<'voice-overview', 'defaultView'> | undefined
    /** Address of the voice's own page; its views are below it. Default: on the server the components call. */
    'base-path'?: Written<'voice-overview', 'basePath'> | undefined
    /** Initial text in place of the voice's sample text. */
    'sample-text'?: Written<'voice-overview', 'sampleText'> | undefined
    /** Text for a new snippet: it is filled in, scrolled into view, and generated after a second. */
    'new-text'?: Written<'voice-overview', 'newText'> | undefined
  }
  'voice-player': {
    /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
    'base-url'?: Written<'voice-player', 'baseUrl'> | undefined
    /** Path of the voice, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
    'voice-path'?: Written<'voice-player', 'voicePath'> | undefined
    /** Id of a snippet of this voice, in place of `snippet`. */
    'snippet-id'?: Written<'voice-player', 'snippetId'> | undefined
    /** Initial text in place of the voice's sample text. Default: none. */
    'sample-text'?: Written<'voice-player', 'sampleText'> | undefined
    /** Text for a new snippet: it is filled in, scrolled into view, and generated after a second. Default: none. */
    'new-text'?: Written<'voice-player', 'newText'> | undefined
    /** Account level of the visitor; above 0 the text limit is 1000 characters instead of 500. Default 0. */
    'account-level'?: Written<'voice-player', 'accountLevel'> | undefined
    /** Plays a snippet as soon as the visitor has generated it. Default false: the button then shows Play. */
    'auto-play'?: Written<'voice-player', 'autoPlay'> | undefined
    /**
     * Length of your own sound in milliseconds, shown until it has loaded. Default: read from its file, see `preload`.
     */
    'duration-ms'?: Written<'voice-player', 'durationMs'> | undefined
    /** Language of the text, BCP 47. Default: that of the voice, otherwise that of the page. */
    'language-code'?: Written<'voice-player', 'languageCode'> | undefined
    /** Pauses `media` when the player is removed. Default false: it keeps its state. */
    'stops-media'?: Written<'voice-player', 'stopsMedia'> | undefined
    /** Makes the text read-only. Default false; always so without a voice and in the compact player. */
    'read-only'?: Written<'voice-player', 'readOnly'> | undefined
    /**
     * Element of the page that contains the spoken text, or a selector for it: its words are highlighted, and a click
     * on one seeks to it. The element is not modified. Default: none.
     */
    'highlight-target'?: Written<'voice-player', 'highlightTarget'> | undefined
    /** Playback position in seconds. If set before a sound is loaded, playback starts there. Default 0. */
    'current-time'?: Written<'voice-player', 'currentTime'> | undefined
    /** Playback speed, 1 = as recorded; the pitch is preserved. Default: the speed that the visitor chose. */
    'playback-rate'?: Written<'voice-player', 'playbackRate'> | undefined
  }
  'voice-playlist': {
    /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
    'base-url'?: Written<'voice-playlist', 'baseUrl'> | undefined
    /** Id of a public playlist, as in the address of its page; or of an unlisted one, with `access`. */
    'playlist-id'?: Written<'voice-playlist', 'playlistId'> | undefined
  }
  'voice-reader': {
    /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
    'base-url'?: Written<'voice-reader', 'baseUrl'> | undefined
    /** Path of the voice, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
    'voice-path'?: Written<'voice-reader', 'voicePath'> | undefined
    /** Id of a long text of the visitor, in place of `for`: the element shows it. */
    'work-id'?: Written<'voice-reader', 'workId'> | undefined
  }
  'similar-voices': {
    /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
    'base-url'?: Written<'similar-voices', 'baseUrl'> | undefined
    /** Id of the reference voice. */
    'voice-id'?: Written<'similar-voices', 'voiceId'> | undefined
  }
  'voice-search': {
    /** Address of the API. Default: the server the script came from, otherwise the page's own origin. */
    'base-url'?: Written<'voice-search', 'baseUrl'> | undefined
    /** Number of voices, for the placeholder; null if unknown. */
    'voice-count'?: Written<'voice-search', 'voiceCount'> | undefined
    /** Makes `/` anywhere on the page move focus here. At most one search of a page should have it. */
    'slash-focus'?: Written<'voice-search', 'slashFocus'> | undefined
  }
}

/** Listeners as React and Svelte write them. */
export interface WrittenListeners {
  'analysis-panel': {
    /** The whole sound has been measured. */
    onmeasured?: Listener<'analysis-panel', 'measured'> | undefined
  }
  'voice-blind-test': {
    /** The visitor chose another language or use. */
    'onsetting-change'?: Listener<'voice-blind-test', 'setting-change'> | undefined
  }
  'voice-leaderboard': {
    /** The visitor chose a voice. Prevent the default of the event to keep its page from opening. */
    onselect?: Listener<'voice-leaderboard', 'select'> | undefined
  }
  'voice-overview': {
    /** The visitor opened or closed it. */
    'onopen-change'?: Listener<'voice-overview', 'open-change'> | undefined
    /** The visitor chose a view; only in a modal, where views are not links. */
    'onview-change'?: Listener<'voice-overview', 'view-change'> | undefined
    /** A new snippet was generated; on a page, keep its id in the address as `?snippet=`. */
    onsnippet?: Listener<'voice-overview', 'snippet'> | undefined
  }
  'voice-player': {
    /** A snippet was generated; keep its id in the address as `?snippet=`. */
    onsnippet?: Listener<'voice-player', 'snippet'> | undefined
    /** Another sound is on the stage, with its word times; null while there is none. For custom controls. */
    ontrack?: Listener<'voice-player', 'track'> | undefined
    /** The visitor's rating was saved. */
    'onrating-saved'?: Listener<'voice-player', 'rating-saved'> | undefined
    /** Playback started. */
    onplay?: Listener<'voice-player', 'play'> | undefined
    /** Playback paused. */
    onpause?: Listener<'voice-player', 'pause'> | undefined
    /** Playback reached the end. */
    onended?: Listener<'voice-player', 'ended'> | undefined
    /** The position changed: about four times a second during playback, and after a seek. */
    ontimeupdate?: Listener<'voice-player', 'timeupdate'> | undefined
    /** A seek completed. */
    onseeked?: Listener<'voice-player', 'seeked'> | undefined
    /** `playbackRate` changed. */
    onratechange?: Listener<'voice-player', 'ratechange'> | undefined
    /** `volume` or `muted` changed. */
    onvolumechange?: Listener<'voice-player', 'volumechange'> | undefined
    /** The length of the sound is known; it can play without delay. */
    onready?: Listener<'voice-player', 'ready'> | undefined
    /** Playback failed; `code` is `blocked`, `network` or `unreadable`. */
    onerror?: Listener<'voice-player', 'error'> | undefined
    /** Another word started. */
    onword?: Listener<'voice-player', 'word'> | undefined
  }
  'voice-playlist': {}
  'voice-reader': {}
  'similar-voices': {
    /** The visitor chose a voice. Prevent the default of the event to keep its page from opening. */
    onselect?: Listener<'similar-voices', 'select'> | undefined
  }
  'voice-search': {
    /** Called with the voice a visitor chose. */
    onselect?: Listener<'voice-search', 'select'> | undefined
  }
}
