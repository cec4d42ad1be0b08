/** Where the reader is: the address, and how to go elsewhere without loading the page anew. */
class Router {
  #path = $state(location.pathname);

  constructor() {
    globalThis.addEventListener('popstate', () => (this.#path = location.pathname));
  }

  get path(): string {
    return this.#path;
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Follows links of this page inside it; a new tab, another site or a download stays the browser's. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api')) return;
    if (to.hash && to.pathname === location.pathname && to.search === location.search) return; // a place on this page
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  };
}

export const router = new Router();
