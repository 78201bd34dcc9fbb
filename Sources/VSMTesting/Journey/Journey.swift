import CombineShim
import VSM

/// The states that a container goes through, for a test to look at.
///
/// ```swift
/// let journey = Journey(of: container)
/// container.observe(model.load())
/// await journey.expect("loading")
/// load.succeed(with: user)
/// await journey.expect(.state("loaded").with(\UserData.username, "Ada"))
/// ```
///
/// Every state counts: ``expect(_:fileID:filePath:line:column:)`` demands exactly the states that have followed since the
/// last time, and a test fails in which states were never looked at. What a test leaves open it says with
/// ``ExpectedState/anything``. States need not be `Equatable`.
///
/// Nothing waits for a wall clock. A journey is quiet when its container's action has ended or waits for something that
/// only the test can move: a ``Steered`` answer, a ``TestClock``, or what `heldByTest` surrounds. Of a subscription or
/// an endless sequence nobody knows whether more will come; what has been sent has arrived.
///
/// Keep the journey until the end of the test, and best close it with ``finish(fileID:filePath:line:column:)``. One that a
/// property of an `XCTestCase` holds has to be closed: XCTest keeps the property longer than the test can fail.
@MainActor
public final class Journey<State> {
  let quiescence: Quiescence
  let record: StateRecord
  private let progress: JourneyProgress
  private let clock: TestClock?
  /// Keeps the container of a journey that made it itself.
  private let owned: AnyObject?

  init(
    of record: StateRecord, in quiescence: Quiescence, clock: TestClock?, owning owned: AnyObject? = nil,
    at location: TestLocation
  ) {
    self.record = record
    self.quiescence = quiescence
    self.clock = clock
    self.owned = owned
    progress = JourneyProgress(along: record, at: location)
  }

  /// Follows a container from its current state on.
  ///
  /// An action that already runs is recorded, and not waited for.
  ///
  /// - Parameter clock: What ``advance(by:fileID:filePath:line:column:)`` advances: the clock of the container or of its
  ///   dependencies.
  public convenience init(
    of container: StateContainer<State>, clock: TestClock? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
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

  /// A journey that has not been looked at to its end is no success.
  deinit {
    MainActorContext.run { [progress] in progress.reportUnseen() }
  }

  /// Every state so far. The first is the one in which the journey began, which no test has to expect; the journey of an
  /// action has none such.
  public var states: [State] { record.states.compactMap { $0 as? State } }

  /// The model of the current state: its one part of this type, such as an associated value.
  ///
  /// ```swift
  /// container.observe(try journey.model(LoadedModel.self).reload())
  /// ```
  ///
  /// - Throws: An error that says what the state holds instead.
  public func model<Model>(
    _ type: Model.Type = Model.self,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Model {
    guard let state = record.states.last else { preconditionFailure("A record begins with a state.") }
    do {
      return try StateParts.part(type, of: state)
    } catch {
      let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      throw NoSuchModel(state: StateName.of(state), reason: error.description, location: location)
    }
  }

  /// Waits until nothing is under way that goes on by itself.
  ///
  /// An action is waited for until it ends, begins to follow a stream, or is suspended on something that only the test
  /// moves. A publisher or an asynchronous sequence that is observed counts as followed from the start. States and tasks
  /// that any of them has caused are waited for as well.
  ///
  /// A wait that lasts for seconds is reported: as a warning while something can go on by itself, and as an error, which
  /// ends the wait, when nothing can. The wait ends when the task is canceled, too.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await quiescence.settle(at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets time pass, and waits for what that leads to.
  ///
  /// It fails the test if the journey was made without a clock.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await quiescence.settle(at: location)
    if let clock {
      await clock.advance(by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
    } else {
      let message = "This journey was made without a TestClock, so no time can pass. Pass it the one of the container."
      TestFailure(message, at: location).record()
    }
    await quiescence.settle(at: location)
  }

  /// Waits until the journey is quiet, and expects exactly these states to have followed those looked at before.
  ///
  /// Called without states, it expects that nothing has followed.
  public func expect(
    _ expected: ExpectedState<State>...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await quiescence.settle(at: location)
    progress.expect(expected, at: location)
  }

  /// Waits until the journey is quiet, and expects that every state has been looked at.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await quiescence.settle(at: location)
    progress.reportUnseen(at: location)
  }
}

/// Why a state has no model of a type, or more than one.
struct NoSuchModel: LocatedError {
  let state: String
  let reason: String
  let location: TestLocation

  var message: String { "The current state is \(state). \(reason)" }
}
