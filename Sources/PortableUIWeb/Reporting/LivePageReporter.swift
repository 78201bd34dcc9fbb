import PortableUI

/// Receives the events of live pages, for metrics and logs.
///
/// The methods are called during requests and must return quickly. All of them have empty default implementations.
@MainActor
public protocol LivePageReporter: Sendable {
  /// A session was created. There are now `count` sessions.
  func sessionStarted(count: Int)
  /// A session ended. There are now `count` sessions.
  func sessionEnded(_ reason: SessionEnd, count: Int)
  /// A stream was opened.
  func streamOpened()
  /// A stream was closed.
  func streamClosed()
  /// An event was dispatched to its page.
  func event(_ outcome: EventOutcome)
  /// A patch with this number of bytes was created.
  func patch(bytes: Int)
  /// A snapshot with this number of bytes was sent, because the page had missed patches.
  func snapshot(bytes: Int)
  /// A request was rejected.
  func rejected(_ rejection: LiveRejection)
  /// Unsafe content was left out of a page.
  func refused(_ content: RefusedContent)
  /// An action has blocked the main actor, and thereby all pages, for at least
  /// ``LivePageConfiguration/slowActionThreshold``.
  func blocked(_ action: SlowAction)
}

extension LivePageReporter {
  public func sessionStarted(count: Int) {}
  public func sessionEnded(_ reason: SessionEnd, count: Int) {}
  public func streamOpened() {}
  public func streamClosed() {}
  public func event(_ outcome: EventOutcome) {}
  public func patch(bytes: Int) {}
  public func snapshot(bytes: Int) {}
  public func rejected(_ rejection: LiveRejection) {}
  public func refused(_ content: RefusedContent) {}
  public func blocked(_ action: SlowAction) {}
}

/// The reason for the end of a session.
public enum SessionEnd: String, Hashable, Sendable, CaseIterable {
  /// The user left the page.
  case left
  /// The page never opened its stream.
  case unclaimed
  /// The page had not opened its stream, and newer pages needed its place.
  case displaced
  /// The page was disconnected for too long.
  case disconnected
  /// The page was hidden and disconnected for too long.
  case hidden
  /// The server was shut down.
  case shutdown
}

/// Unsafe content that is left out of a page.
public enum RefusedContent: String, Hashable, Sendable, CaseIterable {
  /// A link or an image whose address has a scheme that can run code, such as `javascript:`.
  case address
  /// A navigation to another site.
  case navigation
  /// Style declarations that would end their rule.
  case style
}

/// A reporter that ignores all events.
public struct SilentReporter: LivePageReporter {
  nonisolated public init() {}
}
