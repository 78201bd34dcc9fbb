#if canImport(os)
  import os

  extension StateLogLine {
    /// Writes the line to the system's log.
    func write() {
      let logger = Logger(subsystem: "VSM", category: "\(container.stateType)")
      logger.debug("\(text, privacy: .public)\(payload, privacy: .private)")
    }
  }
#endif
