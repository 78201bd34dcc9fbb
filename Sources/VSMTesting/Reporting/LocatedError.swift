/// An error of a call in a test, with the location of that call.
///
/// Swift Testing and XCTest report an error that ends a test at the test, or without a location. The description
/// therefore begins with the location. The trait `errorsAtCalls` also moves Swift Testing's report there.
public protocol LocatedError: Error, CustomStringConvertible {
  /// The location of the call that threw the error.
  var location: TestLocation { get }

  /// The error message, without the location.
  var message: String { get }
}

extension LocatedError {
  /// The location and the message: `BlogTests/BlogTests.swift:12:9: Nothing on the page has the button "Save".`
  public var description: String { "\(location): \(message)" }
}
