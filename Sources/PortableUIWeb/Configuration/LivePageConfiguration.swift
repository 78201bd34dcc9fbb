public import PortableUI

/// The limits and settings of live pages.
///
/// The defaults suit a public site on one machine. Durations are measured by the clock that is passed to
/// ``LivePages/init(configuration:clock:reporter:personNotices:)``.
public struct LivePageConfiguration: Sendable {
  // MARK: Lifetimes

  /// The lifetime of a session after its stream has closed. The page can reconnect until then.
  public var disconnectedLifetime: Duration = .seconds(180)
  /// The lifetime of a session after its stream has closed because its tab is hidden.
  public var hiddenLifetime: Duration = .seconds(1800)
  /// The lifetime of a session whose page has not opened its stream yet.
  public var unclaimedLifetime: Duration = .seconds(30)
  /// The interval between checks of lifetimes and heartbeats while there are sessions.
  public var sweepInterval: Duration = .seconds(1)

  // MARK: Caps

  /// The maximum number of sessions per address, or for IPv6 per network of 64 bits.
  ///
  /// A network of 56 bits, as households have, can have twice as many, and one of 48 bits eight times as many.
  ///
  /// It has an effect only if the server provides addresses, as `.livePages()` of PortableUIHummingbird does.
  public var sessionsPerAddress = 200
  /// The maximum total number of sessions.
  public var sessionsInTotal = 10_000

  // MARK: Restorable states

  /// Seals the states of views that browsers keep, so that a page continues with them in another process.
  ///
  /// Without one, browsers keep no states, and a page whose session has ended starts with the first states of its views.
  /// All processes of a site need seals with the same keys.
  public var stateSeal: (any StateSeal)?
  /// The greatest age of a state in a browser. A page starts anew instead of continuing with an older one.
  ///
  /// The age begins with the last change of a state of the page, up to an eighth of this duration earlier.
  public var savedStateLifetime: Duration = .seconds(43_200)

  // MARK: The stream

  /// The number of unacknowledged patches that stops rendering.
  public var ringCount = 10
  /// The number of bytes of unacknowledged patches that stops rendering.
  public var ringBytes = 256 * 1024
  /// The number of events that are applied while rendering has stopped. Later ones are dropped until the page
  /// acknowledges.
  public var eventsWhilePaused = 200
  /// The time without data before a heartbeat is sent on a stream.
  public var heartbeatInterval: Duration = .seconds(15)
  /// The maximum delay of reloads after a shutdown. Each page reloads after a random delay.
  public var reloadJitter: Duration = .seconds(5)
  /// The maximum time for which the views of open pages continue after a shutdown, while they display a progress
  /// indicator.
  ///
  /// It should be shorter than the time that the server has for a shutdown, `LiveServerLimits.shutdownTimeout`.
  public var drainLimit: Duration = .seconds(7)

  /// The time for which a WebSocket accepts events. After it, the page opens another one.
  ///
  /// The middleware of a page's route runs when the WebSocket is opened, and for events that are sent by POST. With a
  /// shorter time, it notices a revoked permission earlier. If zero, pages use no WebSockets: every batch of events is
  /// a POST, and patches are streamed.
  public var socketLifetime: Duration = .seconds(60)

  // MARK: Events

  /// The maximum length of a request's body, in bytes.
  public var bodyLimit = 64 * 1024
  /// The maximum number of events in a request.
  public var eventsPerRequest = 100
  /// The maximum number of requests and events of a session at once. It is at least ``eventsPerRequest``.
  public var eventBurst = 200
  /// The maximum average number of requests and events of a session per second.
  public var eventsPerSecond = 50.0
  /// The number of bytes of patches and snapshots that count as an event.
  ///
  /// The events of a page that cause large changes are therefore limited earlier. The work is measured in bytes and not
  /// in time, since time depends on the machine, and one page would be rejected because of its neighbors.
  public var bytesPerEvent = 8 * 1024

  // MARK: The page

  /// The maximum time that a document waits for its first loads, so that it shows no progress indicator.
  public var firstLoadWait: Duration = .milliseconds(50)
  /// The length of the longest list whose rows are all on the page.
  ///
  /// Of a longer list, the page has the rows around the visible ones. A search of the browser finds only these.
  public var rowLimit = 500
  /// The language of pages whose app has no tables of translations, and of which no view has set a locale.
  ///
  /// Other pages state the language of their texts.
  public var language = "en"
  /// The texts that pages show by themselves, such as the names of buttons.
  public var words = PageWords()
  /// The text that is displayed by browsers without scripts; `nil` for the text in ``words``.
  public var noScriptText: String?

  /// The text of the link that leads the keyboard past the bars at the start of a page; `nil` for the text in
  /// ``words``.
  public var skipLinkText: String?

  /// The path of the icon of the site, such as `/icon.svg`. Without one, pages have no icon.
  public var icon: String?
  /// Additional style sheets, after the default one. The policy of the pages allows style sheets of the same origin.
  public var styleSheets: [String] = []
  /// The content of other sites that the pages may load, such as pictures.
  public var contentSecurity = ContentSecurity()

  /// The other origins that actions may open with `openURL` in place of the page, such as `https://pay.example.com`.
  ///
  /// If empty, actions lead to this site only. A `Link` leads anywhere, because a person sees where it leads.
  public var openedOrigins: Set<String> = []

  // MARK: Deployment

  /// Whether browsers access the pages by HTTPS, provided by this server or by a proxy in front of it.
  ///
  /// If so, cookies are `Secure`, the origin of the pages has the scheme `https`, and documents have the header
  /// `Strict-Transport-Security`.
  public var isSecure = false
  /// The time for which browsers that accessed the pages by HTTPS access their host only by HTTPS. If zero, documents
  /// have no header `Strict-Transport-Security`.
  public var strictTransportSecurity: Duration = .seconds(31_536_000)
  /// The names and addresses at which the pages can be requested, without port, such as `example.com`.
  ///
  /// `*.example.com` allows all names below `example.com`, and `*` allows all hosts. The hosts of ``allowedOrigins``,
  /// the names and addresses of the local machine (`localhost`, `127.0.0.1`), and the address on which the server was
  /// reached are always allowed. Requests for other hosts are rejected. Otherwise, another site could make its name
  /// resolve to the address of this server, and its scripts could use the pages in the browser of a visitor.
  public var allowedHosts: Set<String> = []
  /// The origins whose pages can send events, such as `https://example.com`. If empty, the origin given by `Host`.
  public var allowedOrigins: Set<String> = []
  /// The addresses and networks of the proxies in front of this server, such as `127.0.0.1` and `10.0.0.0/8`.
  ///
  /// Only in requests from these addresses, `X-Forwarded-For`, `-Proto`, `-Host` and `-Prefix` replace the address of
  /// the client, the scheme, the host and the start of the path. `unix` stands for the clients of a Unix domain socket.
  public var trustedProxies: Set<String> = []
  /// The start of the pages' path that a proxy in front of this server removes, such as `/app`. If empty, the path from
  /// `X-Forwarded-Prefix`.
  public var pathPrefix = ""
  /// The name of this process, if several processes serve the pages, such as `8081`.
  ///
  /// The cookie of a browser starts with the name of the process that has its sessions, as in `live=8081.…`. A proxy
  /// sends the requests with this cookie to that process, without any memory of its own. The name is not secret. It can
  /// contain ASCII letters, digits, `-` and `_`.
  public var processName = ""

  // MARK: Files

  /// The limits of the files that people send to the pages, and get from them.
  public var uploads = UploadLimits()

  // MARK: Load

  /// The maximum number of documents per address at once. ``pagesPerSecond`` restores it.
  ///
  /// Like all limits per address, it applies to IPv6 networks of 64 bits. Networks of 56 bits have twice the limit, and
  /// networks of 48 bits eight times. Addresses of this machine have no limit, because proxies use them.
  public var pageBurst = 200
  /// The maximum average number of documents per address and second.
  public var pagesPerSecond = 20.0
  /// The number of bytes of patches that count as a document of their address.
  ///
  /// The changes that events cause on all pages of an address therefore share the limit of its documents. Events are
  /// rejected for a while when nothing is left of it.
  public var patchBytesPerPage = 64 * 1024
  /// The maximum number of sessions per address whose pages have not opened their streams. Beyond it, the oldest end.
  public var unclaimedSessionsPerAddress = 100
  /// The maximum total number of sessions whose pages have not opened their streams. Beyond it, the oldest end.
  public var unclaimedSessionsInTotal = 1000
  /// The maximum number of documents that are created at once. Further requests wait.
  public var pagesAtOnce = 8
  /// The maximum number of requests that wait for the creation of their documents. Further ones are rejected.
  public var waitingPages = 1000
  /// The number of sessions that end before unused memory is returned to the system.
  public var sessionsPerTrim = 50
  /// The duration of an action that is reported, because no other page is served meanwhile.
  public var slowActionThreshold: Duration = .milliseconds(500)

  public init() {}
}

extension LivePageConfiguration {
  /// The language of texts that the app does not translate.
  var fallbackLanguage: LanguageTag? { LanguageTag(language) }
}
