/// The HTTP status with which a page is answered, such as ``notFound``.
public struct PageStatus: Hashable, Sendable {
  /// The number of the status, from 100 to 599.
  public let code: Int

  /// - Precondition: The number is from 100 to 599.
  public init(code: Int) {
    precondition((100...599).contains(code), "\(code) is not a status of HTTP. Use a number from 100 to 599.")
    self.code = code
  }

  public static let ok = PageStatus(code: 200)
  /// The person has to sign in first.
  public static let unauthorized = PageStatus(code: 401)
  /// The person must not see the page.
  public static let forbidden = PageStatus(code: 403)
  /// There is nothing at the address.
  public static let notFound = PageStatus(code: 404)
  /// There was something at the address, and it will not return.
  public static let gone = PageStatus(code: 410)
  /// The server has failed.
  public static let internalServerError = PageStatus(code: 500)

  /// Whether the page shows an error in place of the requested content.
  public var isError: Bool { code >= 400 }
}
