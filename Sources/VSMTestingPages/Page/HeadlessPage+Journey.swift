import VSM
import VSMTestingCore

extension HeadlessPage {
  /// Returns the journey of the page's container with states of this type, from its initial state.
  ///
  /// - Throws: ``JourneyError`` if the views of the page have created no such container, or more than one.
  public func journey<State>(
    of type: State.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Journey<State> {
    let location = TestLocation(fileID, filePath, line, column)
    let found = records(of: type)
    guard let record = found.first, found.count == 1 else {
      throw JourneyError(
        wanted: String(describing: type), count: found.count,
        containers: journal.records.map { $0.container.description }, location: location)
    }
    return Journey(of: record, in: quiescence, clock: clock, at: location)
  }

  /// Returns the journeys of all containers of the page with states of this type, in the order of their creation.
  public func journeys<State>(
    of type: State.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [Journey<State>] {
    let location = TestLocation(fileID, filePath, line, column)
    return records(of: type).map { Journey(of: $0, in: quiescence, clock: clock, at: location) }
  }

  private func records(of type: Any.Type) -> [StateRecord] {
    journal.records.filter { $0.container.stateType == type }
  }
}

/// The error of looking up the journey of a page.
public struct JourneyError: LocatedError {
  let wanted: String
  let count: Int
  let containers: [String]
  /// The location of the call that requested the journey.
  public let location: TestLocation

  public var message: String {
    if count > 1 {
      return "\(count) containers of the page have states of the type \(wanted). Use one of `journeys(of:)`."
    }
    if containers.isEmpty { return "No view of the page has created a container yet." }
    return
      "The page has no container with states of the type \(wanted). It has \(containers.joined(separator: ", "))."
  }
}
