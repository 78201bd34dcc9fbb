public import Foundation
import MainActorIsolation

/// Notifications for assistive technology.
public enum AccessibilityNotification {
  /// A text that screen readers read although nothing that they show has changed.
  ///
  /// Live pages also announce the texts that change after an event of a person, so an announcement is needed only for
  /// what is urgent, such as an error, and for what no text on the page says.
  ///
  /// ```swift
  /// var text = AttributedString("The order could not be sent.")
  /// text.accessibilitySpeechAnnouncementPriority = .high
  /// AccessibilityNotification.Announcement(text).post()
  /// ```
  public struct Announcement: Sendable {
    private let text: AttributedString

    /// Creates an announcement of a text.
    public init(_ announcement: String) { self.init(AttributedString(announcement)) }

    /// Creates an announcement of a text, whose first character states the priority of the announcement.
    public init(_ announcement: AttributedString) { text = announcement }

    /// Announces the text on the page whose view, event or task runs this code, once the page is shown and has been
    /// rendered. The call has no effect in code that runs for no page, such as a detached task.
    public func post() {
      guard let page = TreeContext.page else { return }
      MainActorContext.run { announce(on: page) }
    }

    @MainActor
    private func announce(on page: HostReference) {
      guard let host = page.host else { return }
      let text = String(text.characters)
      let isUrgent = self.text.runs.first?.accessibilitySpeechAnnouncementPriority == .high
      host.afterRendering { [weak host] in host?.record(.announce(text, isUrgent: isUrgent)) }
    }
  }
}

extension AttributeScopes {
  /// The attributes of texts for assistive technology.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    /// The priority of an announcement.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public typealias Value = AnnouncementPriority
      public static let name = "NSAccessibilitySpeechAnnouncementPriorityAttribute"

      /// Announcements of high priority interrupt what is being read. The others are read after it.
      public enum AnnouncementPriority: Hashable, Sendable {
        case low, `default`, high
      }
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key { self[Key.self] }
}
