import { Link } from 'react-router'

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <p>Every number here was measured from the audio itself.</p>
      <nav aria-label="Footer">
        <Link to="/voices">Voices</Link>
        <Link to="/about">About</Link>
      </nav>
    </footer>
  )
}
