/// The progress that the tasks of an action, container or page can still make, from the least to the most.
enum TaskProgress: Comparable {
  /// All have ended or wait for the test.
  case held
  /// Some iterate over an asynchronous sequence and wait for its next element.
  case following
  /// Some wait for something that is not known to be the test.
  case waiting
  /// Some run, or will run without anything else.
  case running
}
