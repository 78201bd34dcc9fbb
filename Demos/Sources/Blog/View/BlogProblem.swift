import SwiftUIShim

/// An error message.
struct BlogProblem: View {
  private let message: String

  init(_ message: String) {
    self.message = message
  }

  var body: some View {
    Label(message, systemImage: "exclamationmark.triangle")
      .foregroundStyle(.red)
  }
}
