import Foundation
import SwiftUIShim

/// An error message. It looks alike in all demos, and screen readers announce it at once.
public struct ErrorMessage: View {
  private let message: String

  public init(_ message: String) { self.message = message }

  public var body: some View {
    Label(message, systemImage: "exclamationmark.triangle")
      .foregroundStyle(.red)
      .onAppear { announce(message) }
      .onChange(of: message) { _, newest in announce(newest) }
  }

  private func announce(_ message: String) {
    var text = AttributedString(message)
    text.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(text).post()
  }
}
