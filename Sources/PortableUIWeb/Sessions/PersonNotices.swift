/// Carries the ends of persons between the processes of a site, for example by notifications of a shared database.
public protocol PersonNotices: Sendable {
  /// Publishes a text to all processes. It may reach this process too.
  func publish(_ notice: String) async throws

  /// Starts to receive notices.
  ///
  /// The sequence has to contain every text that a process publishes while it is listening.
  func notices() -> AsyncStream<PersonNotice>
}

/// An event that a process receives from ``PersonNotices``.
public enum PersonNotice: Hashable, Sendable {
  /// Listening has begun, or has begun again. Notices before may not have been received.
  case listening
  /// A process has published a text.
  case published(String)
}
