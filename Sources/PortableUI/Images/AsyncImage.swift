public import Foundation

/// A picture from an address, which the browser loads when it comes near to being seen.
///
/// The address is relative or `http(s)`. Pictures of other sites show where the page's policy admits them.
public struct AsyncImage<Content: View> {
  private let source: ImageSource
  private let form: Form

  private enum Form {
    case alone((Image?) -> Content)
    /// Shows a placeholder for no picture.
    case beside((Image?) -> Content)
    case phases((AsyncImagePhase) -> Content)
  }

  /// Shows the picture, and until it is there a grey area.
  ///
  /// - Parameter scale: Has no effect; the page gives the picture its size.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    source = ImageSource(url)
    form = .alone { $0 ?? Image(address: "") }
  }

  /// Shows what `content` makes of the picture, and a placeholder until it is there, or where it cannot be loaded.
  ///
  /// Both are part of the page, and the browser shows the one that fits.
  ///
  /// - Parameter scale: Has no effect; the page gives the picture its size.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    source = ImageSource(url)
    form = .beside { image in
      _ConditionalContent(storage: image.map { .first(content($0)) } ?? .second(placeholder()))
    }
  }

  /// Shows what `content` makes of each phase of loading.
  ///
  /// The browser loads the picture unseen and reports what became of it, so each phase comes after a round trip. It does
  /// not say why a picture could not be loaded.
  ///
  /// - Parameters:
  ///   - scale: Has no effect; the page gives the picture its size.
  ///   - transaction: Has no effect, and is reported where it has an animation; what moves is stated by
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
      An AsyncImage was given a Transaction with an animation, which has no effect. State what moves by \
      animation(_:value:) and transition(_:).
      """)
}
