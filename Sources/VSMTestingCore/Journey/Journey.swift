import MainActorIsolation
import VSM

// Why: Documentation/Decisions/0023-states-are-expected-by-name.md
/// The states that a container goes through, recorded for a test.
///
/// ```swift
/// let journey = Journey(of: container)
/// container.observe(model.load())
/// await journey.expect("loading")
/// load.succeed(with: user)
/// await journey.expect(.state("loaded").with(\UserData.username, "Ada"))
/// ```
///
/// Every state counts. ``expect(_:fileID:filePath:line:column:)`` expects exactly the states since the previous
/// expectation, and a test fails if some states were not expected at its end. ``ExpectedState/anything`` matches any
/// states. States need not be `Equatable`.
///
/// A journey does not wait for wall-clock time. It is quiet when its container's action has ended, or is suspended
/// until the test acts: on a ``Steered`` answer, a ``TestClock``, or the body of `heldByTest`. Whether a subscription
/// or an endless sequence will publish more is unknown, but everything published so far has been recorded.
///
/// Keep the journey until the end of the test, and close it with ``finish(fileID:filePath:line:column:)``. A journey in
/// a property of an `XCTestCase` must be closed, because XCTest releases the property too late for the test to fail.
@MainActor
public final class Journey<State> {
  let quiescence: Quiescence
  let record: StateRecord
  let progress: JourneyProgress
  private let clock: TestClock?
  /// Retains the container that the journey created, if it created one.
  private let owned: AnyObject?

  package init(
    of record: StateRecord, in quiescence: Quiescence, clock: TestClock?, owning owned: AnyObject? = nil,
    at location: TestLocation
  ) {
    self.record = record
    self.quiescence = quiescence
    self.clock = clock
    self.owned = owned
    progress = JourneyProgress(along: record, at: location)
  }

  /// Records the states of a container, starting with its current state.
  ///
  /// The states of an action that is already running are recorded, but the journey does not wait for that action.
  ///
  /// - Parameter clock: The clock of the container or of its dependencies, advanced by
  ///   ``advance(by:fileID:filePath:line:column:)``.
  public convenience init(
    of container: StateContainer<State>, clock: TestClock? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID, filePath, line, column)
    self.init(recording: container, clock: clock, at: location)
  }

  convenience init(
    recording container: StateContainer<some Any>, clock: TestClock?, owning owned: AnyObject? = nil,
    at location: TestLocation
  ) {
    let record = StateRecord(of: container.id, from: container.state)
    let journal = Journal()
    journal.begin(record)
    let quiescence = Quiescence()
    quiescence.listeners = [journal]
    quiescence.watch(container.id)
    self.init(of: record, in: quiescence, clock: clock, owning: owned, at: location)
  }

  /// Fails the test if some states were not expected.
  deinit {
    MainActorContext.run { [progress] in progress.reportUnseen() }
  }

  /// Every state so far. The first is the initial state of the journey, which need not be expected. The journey of an
  /// action has no initial state.
  public var states: [State] { record.states.compactMap { $0 as? State } }

  /// Returns the model of the current state: its only part of this type, such as an associated value.
  ///
  /// ```swift
  /// container.observe(try journey.model(LoadedModel.self).reload())
  /// ```
  ///
  /// - Throws: An error that lists the contents of the state.
  public func model<Model>(
    _ type: Model.Type = Model.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Model {
    guard let state = record.states.last else { preconditionFailure("A record begins with a state.") }
    do {
      return try StateParts.part(type, of: state)
    } catch {
      let location = TestLocation(fileID, filePath, line, column)
      throw NoSuchModel(state: StateName.of(state), reason: error.description, location: location)
    }
  }

  /// Waits until the journey is quiet.
  ///
  /// It waits for an action until the action ends, starts to follow a stream, or is suspended until the test acts. An
  /// observed publisher or asynchronous sequence counts as followed from the start. It also waits for the states and
  /// tasks that these cause.
  ///
  /// A wait that lasts for seconds is reported: as a warning while some work can still continue, and as an error, which
  /// ends the wait, when none can. The wait also ends when the task is canceled.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await quiescence.settle(at: TestLocation(fileID, filePath, line, column))
  }

  /// Advances the clock and waits until the journey is quiet.
  ///
  /// Fails the test if the journey was created without a clock.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
    await quiescence.settle(at: location)
    if let clock {
      await clock.advance(by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    } else {
      let message = "This journey has no TestClock to advance. Create it with the clock of the container."
      TestFailure(message, at: location).record()
    }
    await quiescence.settle(at: location)
  }

  /// Waits until the journey is quiet, and expects exactly these states since the previous expectation.
  ///
  /// Without arguments, it expects no states.
  public func expect(
    _ expected: ExpectedState<State>...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
    await quiescence.settle(at: location)
    progress.expect(expected, at: location)
  }

  /// Waits until the journey is quiet, and expects that every state has been expected.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID, filePath, line, column)
    await quiescence.settle(at: location)
    progress.reportUnseen(at: location)
  }
}

/// The error of looking up the model of a state.
struct NoSuchModel: LocatedError {
  let state: String
  let reason: String
  let location: TestLocation

  var message: String { "The current state is \(state). \(reason)" }
}
