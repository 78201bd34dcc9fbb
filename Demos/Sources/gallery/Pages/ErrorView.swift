import Foundation
import PortableUIHummingbird
import SwiftUIShim

/// The page in place of one that cannot be shown.
struct ErrorView: View {
  let error: LiveError

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      if let message = error.message { Text(message) } else { Text(explanation) }
      if let home = URL(string: "/") { Link("All demos", destination: home) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .navigationTitle(title)
    .localizedTexts(from: .module)
  }

  private var title: LocalizedStringKey {
    switch error.status {
    case .notFound, .gone: "Not found"
    case .unauthorized, .forbidden: "Not allowed"
    default: "This did not work"
    }
  }

  private var explanation: LocalizedStringKey {
    switch error.status {
    case .notFound, .gone: "There is nothing at this address."
    case .unauthorized, .forbidden: "You cannot open this page."
    default: "The page could not be shown. Please try again later."
    }
  }
}
