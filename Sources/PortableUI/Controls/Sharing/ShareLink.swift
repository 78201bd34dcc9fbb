public import Foundation

/// A button that offers to share an address, a text or a file.
///
/// The browser shows the dialog of the device. Where it has none, it copies an address or a text and says so, and stores
/// a file as a download.
public struct ShareLink<Label: View> {
  private let item: Item
  private let label: Label

  private enum Item {
    case text(SharedText)
    /// An item that becomes a file when the button is pressed.
    case file(hand: @MainActor () -> Void)
  }

  fileprivate init(_ text: SharedText, label: Label) {
    item = .text(text)
    self.label = label
  }

  fileprivate init(hand: @escaping @MainActor () -> Void, label: Label) {
    item = .file(hand: hand)
    self.label = label
  }
}

extension ShareLink: View {
  public var body: some View {
    switch item {
    case .text(let text):
      let button = Button {
        // The browser shares.
      } label: {
        label
      }
      EnvironmentModifier(content: button, change: ControlPartSetting(part: text))
    case .file(let hand):
      Button(action: hand) { label }
    }
  }
}

extension ShareLink {
  /// Creates a button that shares an item as a file.
  ///
  /// The file is made when the button is pressed. Its type is the first one that the item can have.
  ///
  /// - Parameter preview: Its title is the name of the file, and the subject if there is none.
  public init<I: Transferable, Picture, Icon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    let (title, subject) = (preview.title, subject ?? preview.title)
    self.init(
      hand: {
        let environment = ViewHost.current?.environment ?? EnvironmentValues()
        let export = FileExport(
          defaultFilename: title.string(in: environment), use: .share(title: subject.string(in: environment)))
        export.hand(item)
      }, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares an item as a file.
  public init<I: Transferable, Picture, Icon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Creates a button named `title` that shares an item as a file.
  public init<I: Transferable, Picture, Icon>(
    _ title: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(Text(title)) }
  }

  /// Creates a button named `title` that shares an item as a file.
  @_disfavoredOverload
  public init<I: Transferable, Picture, Icon>(
    _ title: some StringProtocol, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(Text(title)) }
  }
}

extension ShareLink {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(SharedText(item, subject, message), label: label())
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(SharedText(item, subject, message), label: label())
  }

  /// - Parameter preview: Its title is the subject if there is none.
  public init<Picture, Icon>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject ?? preview.title, message: message, label: label)
  }

  /// - Parameter preview: Its title is the subject if there is none.
  public init<Picture, Icon>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject ?? preview.title, message: message, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  public init<Picture, Icon>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  public init<Picture, Icon>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  public init(_ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
  }

  public init(_ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(Text(title)) }
  }
}

/// The label of a share link without one of its own.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(_ title: Text = Text(.share)) { self.title = title }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The look of an item before it is shared, of which browsers show the title only.
public struct SharePreview<Picture, Icon> {
  let title: Text
}

extension SharePreview where Picture == Never, Icon == Never {
  public init(_ title: LocalizedStringKey) { self.init(title: Text(title)) }

  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init(title: Text(title)) }
}

extension SharePreview where Icon == Never {
  public init(_ title: LocalizedStringKey, image: Picture) { self.init(title: Text(title)) }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Picture) { self.init(title: Text(title)) }
}

/// The part of a button that tells the browser what to share.
private struct SharedText: ControlPart, Equatable {
  private let address: String?
  private let text: String?
  private let subject: Text?
  private let message: Text?

  init(_ url: URL, _ subject: Text?, _ message: Text?) {
    self.subject = subject
    self.message = message
    address = url.absoluteString
    text = nil
  }

  init(_ text: String, _ subject: Text?, _ message: Text?) {
    self.subject = subject
    self.message = message
    address = nil
    self.text = text
  }

  /// The properties of the browser's interface for sharing.
  private struct Data: Encodable {
    let url: String?
    let text: String?
    let title: String?
    let copied: String
  }

  func add(to description: inout ElementDescription, in environment: EnvironmentValues) {
    let texts = [message?.string(in: environment), text].compactMap(\.self)
    let data = Data(
      url: address, text: texts.isEmpty ? nil : texts.joined(separator: "\n"),
      title: subject?.string(in: environment), copied: environment.text(of: .copied))
    guard let json = try? JSONEncoder().encode(data) else { return }
    description.set(.share, String(decoding: json, as: UTF8.self))
  }
}
