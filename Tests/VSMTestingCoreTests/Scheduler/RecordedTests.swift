import CombineShim
import Testing
import VSMTestingCore

@Suite struct RecordedTests {
  @Test func eventsAreEqualByTimeAndContent() {
    typealias Event = Recorded<String, Offline>
    #expect(Event.value(1, "a") == .value(1, "a"))
    #expect(Event.value(1, "a") != .value(2, "a"))
    #expect(Event.value(1, "a") != .value(1, "b"))
    #expect(Event.value(1, "a") != .finished(1))
    #expect(Event.finished(1) == .finished(1))
    #expect(Event.finished(1) != .failure(1, Offline()))
    #expect(Event.failure(1, Offline()) == .failure(1, Offline()))
  }

  @Test func equatableFailuresAreComparedByEquality() {
    typealias Event = Recorded<Int, any Error>
    #expect(Event.failure(1, Rounded(1.2)) == .failure(1, Rounded(1.4)))
    #expect(Event.failure(1, Rounded(1.2)) != .failure(1, Rounded(2.2)))
    #expect(Event.failure(1, Rounded(1)) != .failure(1, Offline()))
  }

  @Test func otherFailuresAreComparedByTypeAndText() {
    typealias Event = Recorded<Int, any Error>
    #expect(Event.failure(1, Refused.status(404)) == .failure(1, Refused.status(404)))
    #expect(Event.failure(1, Refused.status(404)) != .failure(1, Refused.status(500)))
    #expect(Event.failure(1, Refused.status(404)) != .failure(1, Denied.status(404)))
  }

  @Test func typedFailuresWithoutEqualityAreComparedByText() {
    typealias Event = Recorded<Int, Refused>
    #expect(Event.failure(1, .status(404)) == .failure(1, .status(404)))
    #expect(Event.failure(1, .status(404)) != .failure(1, .status(500)))
  }

  @Test func descriptionIsASwiftExpression() {
    #expect("\(Recorded<String, Never>.value(210, "a"))" == #".value(210, "a")"#)
    #expect("\(Recorded<Void, Never>.value(210))" == ".value(210)")
    #expect("\(Recorded<[String], Never>.value(210, ["a"]))" == #".value(210, ["a"])"#)
    #expect("\(Recorded<Int, Offline>.failure(400, Offline()))" == ".failure(400, Offline())")
    #expect("\(Recorded<Int, Never>.finished(400))" == ".finished(400)")
    #expect("\(Recorded<Int, any Error>.failure(400, Rounded(1)))" == ".failure(400, Rounded 1)")
  }

  @Test func eventIsAValueOrACompletion() {
    let value = Recorded<Int, Never>.value(1, 5)
    #expect(value.value == 5)
    #expect(value.completion == nil)
    let end = Recorded<Int, Never>.finished(1)
    #expect(end.value == nil)
    #expect(end.completion == .finished)
  }
}

/// An error whose equality is less precise than its description.
private struct Rounded: Error, Equatable, CustomStringConvertible {
  let number: Double

  init(_ number: Double) { self.number = number }

  var description: String { number == 1 ? "Rounded 1" : "Rounded \(number)" }

  static func == (left: Self, right: Self) -> Bool { left.number.rounded() == right.number.rounded() }
}

private enum Refused: Error, CustomDebugStringConvertible {
  case status(Int)

  var debugDescription: String {
    switch self {
    case .status(let status): "status \(status)"
    }
  }
}

private enum Denied: Error, CustomDebugStringConvertible {
  case status(Int)

  var debugDescription: String {
    switch self {
    case .status(let status): "status \(status)"
    }
  }
}
