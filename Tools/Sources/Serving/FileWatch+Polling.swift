#if !os(Linux)
  /// Tells when files in some folders may have changed: several times a second.
  final class FileWatch {
    func follow(_ folders: [String]) {}

    /// Waits until something may have changed since the last call, or until the current task is canceled.
    func next() async throws { try await Task.sleep(for: .milliseconds(200)) }
  }
#endif
