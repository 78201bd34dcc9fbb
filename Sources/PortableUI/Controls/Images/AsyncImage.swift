import Foundation
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
    case phases((AsyncImagePhase) -> Content, Transaction)
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
  ///   - transaction: The transaction of the change from one phase to the next.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    source = ImageSource(url)
    form = .phases(content, transaction)
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
    case .phases(let content, let transaction):
      PhasedImage(source: source, content: content, transaction: transaction)
    }
  }
}

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded yet, or there is no address.
  case empty
  /// The image was loaded.
  case success(Image)
  /// Loading the image failed.
  case failure(any Error)

  /// The image, if it was loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The content of each phase of loading an image, and the loader.
struct PhasedImage<Content: View> {
  let source: ImageSource
  let content: (AsyncImagePhase) -> Content
  let transaction: Transaction
  @State private var outcome: Outcome?

  /// The result of loading the image at one address.
  private struct Outcome: Equatable {
    let address: String
    let isLoaded: Bool
  }
}

extension PhasedImage: View {
  var body: some View {
    let phase = phase
    Container(.div, class: .asyncImage) {
      content(phase)
      if case .empty = phase, let address = source.address {
        PictureLoader(address: address) { isLoaded in
          withTransaction(transaction) { outcome = Outcome(address: address, isLoaded: isLoaded) }
        }
        // A new address gets a new element, so that reports about the old address do not apply to it.
        .id(address)
      }
    }
  }

  private var phase: AsyncImagePhase {
    switch source {
    case .none: .empty
    case .unsupported: .failure(URLError(.unsupportedURL))
    case .address(let address):
      if let outcome, outcome.address == address {
        outcome.isLoaded ? .success(Image(address: address)) : .failure(URLError(.resourceUnavailable))
      } else {
        .empty
      }
    }
  }
}

/// An invisible image whose loading the browser reports.
struct PictureLoader {
  let address: String
  let didEnd: @MainActor (_ isLoaded: Bool) -> Void
}

extension PictureLoader: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.image, class: .pictureLoader)
    description.set(.src, address)
    environment.checkOrigin(ofImage: address)
    description.set(.loading, "lazy")
    description.set(.alt, "")
    description.set(.ariaHidden, "true")
    description.events = .load
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    didEnd(action == .load)
    return .handled
  }
}
