import SwiftUIShim

/// An error message with a button to retry.
struct ProblemView: View {
  let message: String
  let retry: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(message)
        .foregroundStyle(.red)
      Button("Retry") { retry() }
        .buttonStyle(.borderedProminent)
    }
  }
}
