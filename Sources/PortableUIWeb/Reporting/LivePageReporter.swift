import PortableUI

/// What live pages tell about themselves, for counters and logs.
///
/// Called from the middle of a request: an implementation counts or logs, and returns at once. Every method has an
/// implementation that does nothing.
@MainActor
public protocol LivePageReporter: Sendable {
  /// A page made a session; `count` sessions are open now.
  func sessionStarted(count: Int)
  /// A session ended; `count` sessions are left.
  func sessionEnded(_ reason: SessionEnd, count: Int)
  /// A page opened a stream.
  func streamOpened()
  /// A stream has ended and is no longer read.
  func streamClosed()
  /// An event reached its page.
  func event(_ outcome: EventOutcome)
  /// A patch of so many bytes was made for a page.
  func patch(bytes: Int)
  /// A whole tree of so many bytes was sent, since the page had missed patches.
  func snapshot(bytes: Int)
  /// A request got an error as its answer.
  func rejected(_ rejection: LiveRejection)
  /// Something was left out of a page because it would not be safe.
  func refused(_ content: RefusedContent)
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
}

/// Why a session ended.
public enum SessionEnd: String, Hashable, Sendable, CaseIterable {
  /// The page was left.
  case left
  /// The page never opened its stream.
  case unclaimed
  /// The page was gone for too long.
  case disconnected
  /// The page was gone for too long after its tab had been hidden.
  case hidden
  /// The server shuts down.
  case shutdown
}

/// What is left out of a page because it would not be safe there.
public enum RefusedContent: String, Hashable, Sendable, CaseIterable {
  /// A link or an image whose address has a scheme that can run code, such as `javascript:`.
  case address
  /// A navigation to another site.
  case navigation
  /// Style declarations that would end the rule they stand in.
  case style
}

/// A reporter that keeps silent.
public struct SilentReporter: LivePageReporter {
  nonisolated public init() {}
}
