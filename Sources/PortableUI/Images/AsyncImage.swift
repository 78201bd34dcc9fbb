public import Foundation

/// An image from an address, which the browser loads shortly before it becomes visible.
///
/// The address is relative or `http(s)`. Images of other sites are shown if the page's content security policy permits
/// them.
public struct AsyncImage<Content: View> {
  private let source: ImageSource
  private let form: Form

  private enum Form {
    case alone((Image?) -> Content)
    /// Both an image and a placeholder, which `nil` stands for.
    case beside((Image?) -> Content)
    case phases((AsyncImagePhase) -> Content)
  }

  /// Shows the image, and a gray area until it is loaded.
  ///
  /// - Parameter scale: Has no effect; the layout of the page sets the size.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    source = ImageSource(url)
    form = .alone { $0 ?? Image(address: "") }
  }

  /// Shows `content` with the image, and a placeholder until it is loaded or if loading fails.
  ///
  /// Both are part of the page. The browser shows the applicable one.
  ///
  /// - Parameter scale: Has no effect; the layout of the page sets the size.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    source = ImageSource(url)
    form = .beside { image in
      _ConditionalContent(storage: image.map { .first(content($0)) } ?? .second(placeholder()))
    }
  }

  /// Shows `content` for each phase of loading.
  ///
  /// The browser loads the image invisibly and reports the result, so each phase needs a round trip. It does not report
  /// why loading failed.
  ///
  /// - Parameters:
  ///   - scale: Has no effect; the layout of the page sets the size.
  ///   - transaction: Has no effect, and is reported if it has an animation. The animation is determined by
  ///     `animation(_:value:)` and `transition(_:)`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    if transaction.animation != nil { UnsupportedFeature.transaction.report() }
    source = ImageSource(url)
    form = .phases(content)
  }
}

extension AsyncImage: View {
  public var body: some View {
    switch form {
    case .alone(let content):
      Container(.div, class: .asyncImage, .alone) {
        if let address = source.address { content(Image(address: address)) }
      }
    case .beside(let content):
      Container(.div, class: .asyncImage) {
        Container(.div, class: .placeholder, naming: .none) { content(nil) }
        if let address = source.address { content(Image(address: address)) }
      }
    case .phases(let content):
      PhasedImage(source: source, content: content)
    }
  }
}

extension UnsupportedFeature {
  static let transaction = UnsupportedFeature(
    message: """
      An AsyncImage was given a Transaction with an animation, which has no effect. Use \
      animation(_:value:) and transition(_:) to animate views.
      """)
}
