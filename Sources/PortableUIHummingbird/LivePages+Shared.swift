#if Hummingbird
  public import PortableUIWeb

  extension LivePages {
    /// The live pages of this process, with default settings, which report to swift-log and swift-metrics.
    nonisolated public static let shared = LivePages(reporter: ServerReporter())
  }
#endif
