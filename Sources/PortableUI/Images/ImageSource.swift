import Foundation

/// The source of an asynchronous image.
enum ImageSource: Equatable {
  case none
  /// An address from which browsers load no images.
  case unsupported
  case address(String)

  init(_ url: URL?) {
    guard let url else {
      self = .none
      return
    }
    self = [nil, "http", "https"].contains(url.scheme?.lowercased()) ? .address(url.absoluteString) : .unsupported
  }

  var address: String? {
    if case .address(let address) = self { address } else { nil }
  }
}
