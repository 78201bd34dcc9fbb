// The modifiers with which views describe their page. They have no effect on platforms where views are shown in windows.
// PortableUI has the same modifiers with an effect, so that the same source compiles everywhere.
#if canImport(SwiftUI) && !PortableUI
  /// The HTTP status with which a page is answered.
  public struct PageStatus: Hashable, Sendable {
    public let code: Int

    public init(code: Int) { self.code = code }

    public static let ok = PageStatus(code: 200)
    public static let unauthorized = PageStatus(code: 401)
    public static let forbidden = PageStatus(code: 403)
    public static let notFound = PageStatus(code: 404)
    public static let gone = PageStatus(code: 410)
    public static let internalServerError = PageStatus(code: 500)
  }

  /// The uses of a page that search engines should refrain from.
  public struct PageRobots: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let noIndex = PageRobots(rawValue: 1)
    public static let noFollow = PageRobots(rawValue: 2)
    public static let noArchive = PageRobots(rawValue: 4)
    public static let noSnippet = PageRobots(rawValue: 8)
  }

  extension View {
    /// Has no effect in a window.
    nonisolated public func pageDescription(_ description: LocalizedStringKey) -> some View { self }

    /// Has no effect in a window.
    @_disfavoredOverload
    nonisolated public func pageDescription(_ description: some StringProtocol) -> some View { self }

    /// Has no effect in a window.
    nonisolated public func pageCanonicalAddress(_ address: String) -> some View { self }

    /// Has no effect in a window.
    nonisolated public func pageRobots(_ rules: PageRobots) -> some View { self }

    /// Has no effect in a window.
    nonisolated public func pageImage(_ address: String, description: String) -> some View { self }

    /// Has no effect in a window.
    nonisolated public func pageIcon(_ address: String) -> some View { self }

    /// Has no effect in a window.
    nonisolated public func pageThemeColor(_ light: Color, dark: Color? = nil) -> some View { self }

    /// Has no effect in a window.
    nonisolated public func pageAlternates(_ addresses: [String: String]) -> some View { self }

    /// Has no effect in a window.
    nonisolated public func pageData(_ data: some Encodable & Sendable) -> some View { self }

    /// Has no effect in a window.
    nonisolated public func pageStatus(_ status: PageStatus) -> some View { self }

    /// Has no effect in a window, which has no address.
    nonisolated public func pageFragment(_ name: String) -> some View { self }

    /// Has no effect in a window, which has no address.
    nonisolated public func pageFragment<Value: LosslessStringConvertible>(_ value: Binding<Value>) -> some View {
      self
    }

    /// Has no effect in a window, which has no address.
    nonisolated public func pageFragment<Value: LosslessStringConvertible>(_ value: Binding<Value?>) -> some View {
      self
    }

    /// Has no effect in a window, which has no address.
    nonisolated public func pageFragment<Value: RawRepresentable<String>>(_ value: Binding<Value>) -> some View {
      self
    }

    /// Has no effect in a window, which has no address.
    nonisolated public func pageFragment<Value: RawRepresentable<String>>(_ value: Binding<Value?>) -> some View {
      self
    }

    /// Has no effect in a window, which has no address.
    nonisolated public func pageQuery<Value: LosslessStringConvertible>(
      _ name: String, _ value: Binding<Value>
    ) -> some View { self }

    /// Has no effect in a window, which has no address.
    nonisolated public func pageQuery<Value: LosslessStringConvertible>(
      _ name: String, _ value: Binding<Value?>
    ) -> some View { self }

    /// Has no effect in a window, which has no address.
    nonisolated public func pageQuery<Value: RawRepresentable<String>>(
      _ name: String, _ value: Binding<Value>
    ) -> some View { self }
  }
#endif
