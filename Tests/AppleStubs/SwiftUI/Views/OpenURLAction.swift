import Foundation

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { fatalError() }
  }

  nonisolated public init(handler: @escaping (URL) -> OpenURLAction.Result) { fatalError() }

  public func callAsFunction(_ url: URL) { fatalError() }

  @available(watchOS, unavailable)
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { fatalError() }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { fatalError() }
    set { fatalError() }
  }
}
