import Foundation
import SwiftUIShim

/// Five stars that a person sets: a custom element on a page, and a label of UIKit on an iPhone.
public struct StarRating: WebComponent {
  public static let element = CustomElement("star-rating", module: .resource("Components/star-rating.js", in: .module))

  public struct Properties: Codable, Hashable, Sendable {
    public let rating: Int
    public let title: String
  }

  public enum Event: Codable, Hashable, Sendable { case rated(stars: Int) }

  private let title: String
  @Binding private var rating: Int

  public init(_ title: String, rating: Binding<Int>) {
    self.title = title
    _rating = rating
  }

  public var properties: Properties { Properties(rating: rating, title: title) }

  public func receive(_ event: Event) {
    switch event {
    // An event may come from anywhere, with any number.
    case .rated(let stars): if (0...5).contains(stars) { rating = stars }
    }
  }
}

#if os(iOS) && !PortableUI
  import UIKit

  extension StarRating {
    public var nativeView: some View {
      StarLabel(rating: rating)
        .onTapGesture { receive(.rated(stars: rating % 5 + 1)) }
        .accessibilityLabel(title)
    }
  }

  private struct StarLabel: UIViewRepresentable {
    let rating: Int

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
      label.text = String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating)
    }
  }
#endif
