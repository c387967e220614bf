/** Which page is open: the address bar says it. */

export type Route = { page: "home" } | { page: "table"; code: string };

/** What cannot be read is taken as it stands: the server will not know it, and say so. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function routeOf(path: string): Route {
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  return found?.[1] ? { page: "table", code: decoded(found[1]) } : { page: "home" };
}

class Here {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** Begin at once when the table is there: somebody wants to play against bots now. */
  startAtOnce = $state(false);

  constructor() {
    window.addEventListener("popstate", () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(path);
  }
}

export const here = new Here();

/** The seat's secret from a link, taken out of the address bar at once. */
export function takeSeatToken(): string | null {
  const found = /^#seat=(.+)$/.exec(location.hash);
  if (!found?.[1]) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return decoded(found[1]);
}

/** The name used last, so that it need not be typed again. */
export const lastName = {
  get: (): string => {
    try {
      return localStorage.getItem("name") ?? "";
    } catch {
      return "";
    }
  },
  set: (name: string): void => {
    try {
      localStorage.setItem("name", name);
    } catch {
      /* private windows forget */
    }
  },
};
