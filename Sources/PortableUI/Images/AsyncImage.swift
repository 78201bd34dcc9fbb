public import Foundation

/// A picture from an address, which the browser loads when it comes near to being seen.
///
/// The address is relative or `http(s)`. Pictures of other sites show where the page's policy admits them.
public struct AsyncImage<Content: View> {
  private let address: String?
  private let hasPlaceholder: Bool
  private let content: (Image?) -> Content

  /// Shows the picture, and until it is there a grey area.
  ///
  /// - Parameter scale: Has no effect; the page gives the picture its size.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    address = Self.address(of: url)
    hasPlaceholder = false
    content = { $0 ?? Image(address: "") }
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
    address = Self.address(of: url)
    hasPlaceholder = true
    self.content = { image in
      _ConditionalContent(storage: image.map { .first(content($0)) } ?? .second(placeholder()))
    }
  }

  /// The address, if browsers may load pictures from there.
  private static func address(of url: URL?) -> String? {
    guard let url, [nil, "http", "https"].contains(url.scheme?.lowercased()) else { return nil }
    return url.absoluteString
  }
}

extension AsyncImage: View {
  public var body: some View {
    Container(.div, class: hasPlaceholder ? "async-image" : "async-image alone") {
      if hasPlaceholder {
        Container(.div, class: "placeholder", naming: .none) { content(nil) }
      }
      if let address { content(Image(address: address)) }
    }
  }
}
