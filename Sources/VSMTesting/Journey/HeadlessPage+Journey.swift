#if !canImport(SwiftUI) || PortableUI
  import VSM

  extension HeadlessPage {
    /// The journey of the page's container that has states of this type, from where that began.
    ///
    /// - Throws: ``JourneyError`` where no view on the page has made such a container, or more than one is there.
    public func journey<State>(
      of type: State.Type,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws -> Journey<State> {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      let found = records(of: type)
      guard let record = found.first, found.count == 1 else {
        throw JourneyError(
          wanted: String(describing: type), count: found.count,
          containers: journal.records.map { $0.container.description }, location: location)
      }
      return Journey(of: record, in: quiescence, clock: clock, at: location)
    }

    /// The journeys of every container of the page that has states of this type, in the order in which those were made.
    public func journeys<State>(
      of type: State.Type,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> [Journey<State>] {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      return records(of: type).map { Journey(of: $0, in: quiescence, clock: clock, at: location) }
    }

    private func records(of type: Any.Type) -> [StateRecord] {
      journal.records.filter { $0.container.stateType == type }
    }
  }

  /// Why a page has no journey to look at.
  public struct JourneyError: LocatedError {
    let wanted: String
    let count: Int
    let containers: [String]
    /// The place of the call that asked for the journey.
    public let location: TestLocation

    public var message: String {
      if count > 1 {
        return "\(count) containers of the page have states of the type \(wanted); take one of `journeys(of:)`."
      }
      if containers.isEmpty { return "No view of the page has made a container yet." }
      return
        "No container of the page has states of the type \(wanted); there are \(containers.joined(separator: ", "))."
    }
  }
#endif
