#if !canImport(Combine)
  import Foundation
  import OpenCombine

  extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    ///
    /// - Parameter object: The object whose notifications are published, or `nil` for the notifications of all objects.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }

    /// A publisher of the notifications with a name, on the thread that posts them.
    ///
    /// A notification is dropped for a subscriber without demand.
    public struct Publisher: OpenCombine.Publisher, Equatable {
      public typealias Output = Notification
      public typealias Failure = Never

      /// The center whose notifications are published.
      public let center: NotificationCenter
      /// The name of the notifications.
      public let name: Notification.Name
      /// The object whose notifications are published, or `nil` for the notifications of all objects.
      public let object: AnyObject?

      /// Creates a publisher of the notifications with a name.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
        let fanIn = FanIn(source: "NotificationCenter Observer", downstream: subscriber)
        let send = HandedOver(fanIn.send(_:))
        let observer = center.addObserver(forName: name, object: object, queue: nil) { send.call($0) }
        fanIn.start(SourceSubscription { center.removeObserver(observer) }, downstream: subscriber)
      }

      public static func == (left: Publisher, right: Publisher) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
      }
    }
  }
#endif
