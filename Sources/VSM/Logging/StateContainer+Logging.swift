extension StateContainer {
  /// Logs what happens in this container from here on; see ``StateLog``.
  ///
  /// Logging keeps no container alive, and ends with it. It may be started while a view is drawn, since it does not
  /// count as reading ``state``. Starting again changes the options, and nothing is logged twice.
  ///
  /// - Parameter options: What to log of this container, also while ``StateLog`` logs every container.
  /// - Returns: The container.
  @discardableResult
  public func startLogging(_ options: StateLog.Options = .standard) -> Self {
    // A container is heard of to its end only if it has a reporter.
    report { _ in }
    StateLogger.shared.start(options, for: id, in: storage.value)
    return self
  }

  /// Logs this container no longer, unless ``StateLog`` logs every container.
  public func stopLogging() {
    StateLogger.shared.stop(for: id)
  }
}

extension ViewStateRendering {
  /// Logs what happens in the container from here on; see ``StateContainer/startLogging(_:)``.
  public func startLogging(_ options: StateLog.Options = .standard) {
    container.startLogging(options)
  }

  /// Logs the container no longer; see ``StateContainer/stopLogging()``.
  public func stopLogging() {
    container.stopLogging()
  }
}
