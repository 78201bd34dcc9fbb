import PortableUI

/// Receives the events of live pages, for metrics and logs.
///
/// The methods are called during requests and must return quickly. Their default implementations do nothing, except
/// that diagnostics are written to the standard error stream.
/// Sessions have labels for logs. A label is random and not secret: nothing can be requested with it.
@MainActor
public protocol LivePageReporter: Sendable {
  /// A session was created.
  func sessionStarted(_ label: String, now counts: SessionCounts)
  /// The page of a session has opened its stream for the first time.
  func sessionClaimed(_ label: String, now counts: SessionCounts)
  /// A session ended.
  func sessionEnded(_ label: String, _ reason: SessionEnd, now counts: SessionCounts)
  /// A document was created.
  ///
  /// - Parameters:
  ///   - waiting: How long its request waited for the documents of other requests.
  ///   - duration: The time from the request to its response, which includes `waiting` and the first loads.
  func document(waiting: Duration, duration: Duration)
  /// A stream was opened.
  func streamOpened()
  /// A stream was closed.
  func streamClosed()
  /// An event was dispatched to its page.
  func event(_ outcome: EventOutcome, of label: String)
  /// The events of a request were applied, and their changes rendered and sent.
  func batch(duration: Duration)
  /// A patch with this number of bytes was created.
  func patch(bytes: Int)
  /// A snapshot with this number of bytes was sent, because the page had missed patches.
  func snapshot(bytes: Int)
  /// A file that a page was to receive has ended.
  ///
  /// - Parameter bytes: The number of bytes that have arrived.
  func upload(_ end: UploadEnd, bytes: Int)
  /// A request was rejected.
  func rejected(_ rejection: LiveRejection)
  /// Unsafe content was left out of a page.
  func refused(_ content: RefusedContent)
  /// An action has blocked the main actor, and thereby all pages, for at least
  /// ``LivePageConfiguration/slowActionThreshold``.
  func blocked(_ action: SlowAction)
  /// A request for a page of the process `owner` has reached this process, `receiver`. Each owner is reported once.
  func misdirected(owner: String, receiver: String)
  /// A view was misused, and its page continues. By default, it is written to the standard error stream.
  ///
  /// - Parameter page: The path of the page, without its query.
  func diagnosed(_ diagnostic: Diagnostic, page: String)
}

extension LivePageReporter {
  public func sessionStarted(_ label: String, now counts: SessionCounts) {}
  public func sessionClaimed(_ label: String, now counts: SessionCounts) {}
  public func sessionEnded(_ label: String, _ reason: SessionEnd, now counts: SessionCounts) {}
  public func document(waiting: Duration, duration: Duration) {}
  public func streamOpened() {}
  public func streamClosed() {}
  public func event(_ outcome: EventOutcome, of label: String) {}
  public func batch(duration: Duration) {}
  public func patch(bytes: Int) {}
  public func snapshot(bytes: Int) {}
  public func upload(_ end: UploadEnd, bytes: Int) {}
  public func rejected(_ rejection: LiveRejection) {}
  public func refused(_ content: RefusedContent) {}
  public func blocked(_ action: SlowAction) {}
  public func misdirected(owner: String, receiver: String) {}
  public func diagnosed(_ diagnostic: Diagnostic, page: String) { diagnostic.printToStandardError() }
}

/// The numbers of sessions.
public struct SessionCounts: Hashable, Sendable {
  /// The sessions whose pages have opened their streams.
  public var claimed: Int
  /// The sessions whose pages have not opened their streams yet.
  public var unclaimed: Int

  public init(claimed: Int, unclaimed: Int) {
    self.claimed = claimed
    self.unclaimed = unclaimed
  }
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
  /// A sign-in, or the end of a permission, makes the page load again.
  case renewed
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

/// A reporter that ignores all events. Diagnostics are written to the standard error stream.
public struct SilentReporter: LivePageReporter {
  nonisolated public init() {}
}

/// An action that has blocked the main actor.
public struct SlowAction: Hashable, Sendable {
  /// The path of the page, without its query, which can contain secrets.
  public var page: String
  /// The kind of the event and the element, such as `click on button "Save"`.
  public var action: String
  /// The duration of the action and of rendering its changes.
  public var duration: Duration

  public init(page: String, action: String, duration: Duration) {
    self.page = page
    self.action = action
    self.duration = duration
  }
}

extension Event.Action {
  /// The name of the kind in logs.
  var name: String {
    switch self {
    case .click: "click"
    case .input: "input"
    case .select: "select"
    case .submit: "submit"
    case .dismiss: "dismiss"
    case .focus: "focus"
    case .blur: "blur"
    case .load: "load"
    case .resize: "resize"
    case .rows: "rows"
    case .scroll: "scroll"
    case .error: "error"
    case .drag: "drag"
    case .component: "component"
    case .visit: "visit"
    case .fragment: "fragment"
    case .stored: "stored"
    case .files: "files"
    }
  }
}

/// The end of a file that a page was to receive.
public enum UploadEnd: String, Hashable, Sendable, CaseIterable {
  /// The file has arrived.
  case finished
  /// The view or the person has canceled it.
  case canceled
  /// The page has ended before the file arrived.
  case left
  /// The file is larger than ``UploadLimits`` allow.
  case tooLarge
  /// More files were chosen than are accepted.
  case tooMany
  /// The file is of another type than asked for, by its name or by its content.
  case unsuitableType
  /// Other files occupy the space.
  case noSpace
  /// Nothing has arrived for too long, or the browser could not read the file any more.
  case interrupted
  /// The server could not store the file.
  case notStored
}

extension UploadEnd {
  /// Returns `nil` while the file arrives.
  init?(_ state: IncomingFile.State) {
    switch state {
    case .receiving: return nil
    case .finished: self = .finished
    case .canceled: self = .canceled
    case .failed(.tooLarge): self = .tooLarge
    case .failed(.tooMany): self = .tooMany
    case .failed(.unsuitableType): self = .unsuitableType
    case .failed(.noSpace): self = .noSpace
    case .failed(.interrupted): self = .interrupted
    case .failed(.notStored): self = .notStored
    }
  }
}
