/// The limits and settings of live pages.
///
/// Every property has a default that suits a public site on one machine. Durations count on the clock that is given to
/// ``LivePages/init(configuration:clock:reporter:)``.
public struct LivePageConfiguration: Sendable {
  // MARK: Lifetimes

  /// How long a session lives after its stream has closed, so that a page can come back.
  public var disconnectedLifetime: Duration = .seconds(180)
  /// How long a session lives after its stream has closed because its tab is hidden.
  public var hiddenLifetime: Duration = .seconds(1800)
  /// How long a session lives whose page has not opened its stream yet.
  public var unclaimedLifetime: Duration = .seconds(30)
  /// How often lifetimes and heartbeats are looked at while there are sessions.
  public var sweepInterval: Duration = .seconds(1)

  // MARK: Caps

  /// How many sessions one address may have. Counts only where the server tells addresses.
  public var sessionsPerAddress = 200
  /// How many sessions there may be in total.
  public var sessionsInTotal = 10_000

  // MARK: The stream

  /// How many patches may wait for their acknowledgement before rendering stops.
  public var ringCount = 10
  /// How many bytes of patches may wait for their acknowledgement before rendering stops.
  public var ringBytes = 256 * 1024
  /// How many events are applied while rendering has stopped; those after them are dropped until the page acknowledges.
  public var eventsWhilePaused = 200
  /// How long a stream may be silent before a comment shows that it is alive.
  public var heartbeatInterval: Duration = .seconds(15)
  /// The longest time in which pages reload after a shutdown; each page draws its own.
  public var reloadJitter: Duration = .seconds(5)

  // MARK: Events

  /// The longest body of a request, in bytes.
  public var bodyLimit = 64 * 1024
  /// How many events one request may carry.
  public var eventsPerRequest = 100
  /// How many requests and events a session may make at once; never less than ``eventsPerRequest``.
  public var eventBurst = 200
  /// How many requests and events a session may make each second in the long run.
  public var eventsPerSecond = 50.0

  // MARK: The page

  /// How long a page's answer waits for its first loads, so that it need not show a progress indicator.
  public var firstLoadWait: Duration = .milliseconds(50)
  /// The language of the pages, as in HTML's `lang`.
  public var language = "en"
  /// What a browser without scripts shows.
  public var noScriptText = "This page needs JavaScript. Please turn it on and load the page again."
  /// Further style sheets, after the default one. The pages' policy admits those of the same origin.
  public var styleSheets: [String] = []
  /// Origins besides the pages' own whose pictures the pages may show, such as `https://images.example.com`.
  public var imageOrigins: [String] = []

  // MARK: Where the pages are

  /// Whether browsers reach the pages through HTTPS, spoken by this server or by a proxy in front of it.
  ///
  /// Cookies are then `Secure`, and only an `https` origin counts as the pages' own.
  public var isSecure = false
  /// Origins whose pages may send events, such as `https://example.com`. Empty: the origin that `Host` names.
  public var allowedOrigins: Set<String> = []
  /// Whether a proxy in front of this server sets `X-Forwarded-For`, whose last address is then the browser's.
  ///
  /// Leave it off without such a proxy: anybody could write that header and so escape the cap per address.
  public var trustsForwardedAddress = false

  public init() {}
}
