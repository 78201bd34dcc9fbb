#if CustomDump
  import CustomDump

  /// Describes values for failures, as swift-custom-dump does.
  enum ValueDescription {
    /// Returns the lines of the description.
    static func lines(of value: Any) -> [String] {
      String(customDumping: value).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }
#endif
