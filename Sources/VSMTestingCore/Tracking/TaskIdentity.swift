/// Identifies a task as long as it has not ended.
struct TaskIdentity: Hashable, Sendable {
  /// The address of the runtime's object for the task.
  let address: UInt

  init(address: UInt) { self.address = address }

  init(_ task: Task<Void, Never>) {
    // A handle is a reference to the object.
    address = unsafeBitCast(task, to: UInt.self)
  }

  /// The current task, or `nil` outside of tasks.
  static var current: TaskIdentity? {
    withUnsafeCurrentTask { task in
      task.map { TaskIdentity(address: unsafeBitCast($0, to: UInt.self)) }
    }
  }
}
