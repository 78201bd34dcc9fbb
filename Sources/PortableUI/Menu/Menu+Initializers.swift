extension Menu where Label == Text {
  /// A menu named `title`.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// A menu named `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// A button named `title` and a menu beside it.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// A button named `title` and a menu beside it.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == PortableUI.Label<Text, Image> {
  /// A menu named `title`, with a symbol before the title.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { PortableUI.Label(title, systemImage: systemImage) })
  }

  /// A menu named `title`, with a symbol before the title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { PortableUI.Label(title, systemImage: systemImage) })
  }

  /// A button named `title`, with a symbol before the title, and a menu beside it.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { PortableUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// A button named `title`, with a symbol before the title, and a menu beside it.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { PortableUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}
