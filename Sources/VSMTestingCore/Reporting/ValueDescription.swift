#if CustomDump
  import CustomDump
#endif

/// Describes values in failures, on several lines.
enum ValueDescription {
  /// Returns the lines of the description.
  static func lines(of value: Any) -> [String] {
    #if CustomDump
      String(customDumping: value).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #else
      ReflectedDescription.lines(of: value)
    #endif
  }
}
