/// An error that a call in a test throws, with the place of that call.
///
/// Swift Testing and XCTest report an error that ends a test at the test, or without a place. Its description therefore
/// begins with the place of the call; the trait `errorsAtCalls` moves Swift Testing's report there as well.
public protocol LocatedError: Error, CustomStringConvertible {
  /// The place of the call that threw the error.
  var location: TestLocation { get }

  /// What went wrong, without the place.
  var message: String { get }
}

extension LocatedError {
  /// The place and the message: `BlogTests/BlogTests.swift:12:9: Nothing on the page has the button "Save".`
  public var description: String { "\(location): \(message)" }
}
