import Foundation

/// Where an asynchronous picture comes from.
enum ImageSource: Equatable {
  case none
  /// Browsers load no pictures from there.
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
