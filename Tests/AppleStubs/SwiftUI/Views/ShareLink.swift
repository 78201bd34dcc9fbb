public import Foundation

@available(tvOS, unavailable)
public struct ShareLink<Label>: View where Label: View {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { fatalError() }
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    fatalError()
  }
  public init<Picture, Icon>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) { fatalError() }
  public init<Picture, Icon>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) { fatalError() }
  public init<I: Transferable, Picture, Icon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) { fatalError() }

  public var body: some View { EmptyView() }
}

@available(tvOS, unavailable)
extension ShareLink where Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) { fatalError() }
  public init(item: String, subject: Text? = nil, message: Text? = nil) { fatalError() }
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) { fatalError() }
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    fatalError()
  }
  @_disfavoredOverload
  public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
    fatalError()
  }
  @_disfavoredOverload
  public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
    fatalError()
  }
  public init<I: Transferable, Picture, Icon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) { fatalError() }
  public init<I: Transferable, Picture, Icon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) { fatalError() }
  @_disfavoredOverload
  public init<S, I: Transferable, Picture, Icon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) where S: StringProtocol { fatalError() }
}

@available(tvOS, unavailable)
public struct DefaultShareLinkLabel: View {
  init(_: Never) {}

  public var body: some View { EmptyView() }
}

@available(tvOS, unavailable)
public struct SharePreview<Picture, Icon> { init(_: Never) {} }

@available(tvOS, unavailable)
extension SharePreview where Picture == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { fatalError() }
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol { fatalError() }
}
