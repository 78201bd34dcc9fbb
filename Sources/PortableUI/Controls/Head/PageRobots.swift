/// The uses of a page that search engines should refrain from.
public struct PageRobots: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The page is not a result of searches.
  public static let noIndex = PageRobots(rawValue: 1)
  /// The links of the page are not followed.
  public static let noFollow = PageRobots(rawValue: 2)
  /// No copy of the page is offered.
  public static let noArchive = PageRobots(rawValue: 4)
  /// No part of the page's text is shown as its summary.
  public static let noSnippet = PageRobots(rawValue: 8)

  /// The rules as search engines read them, such as `noindex, nofollow`.
  var content: String {
    let names = [
      (PageRobots.noIndex, "noindex"), (.noFollow, "nofollow"), (.noArchive, "noarchive"), (.noSnippet, "nosnippet"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
