public import Foundation

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) { fatalError() }

    public init(_ announcement: AttributedString) { fatalError() }

    public func post() { fatalError() }
  }
}

extension AttributeScopes {
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public typealias Value = AnnouncementPriority
      public static let name = "AccessibilityAnnouncementPriority"

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
