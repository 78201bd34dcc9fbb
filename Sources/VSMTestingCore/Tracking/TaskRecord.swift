#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  import Glibc

  // Why: Documentation/Decisions/0068-waits-read-what-tasks-wait-for.md
  /// The runtime's record of a task: whether the task runs, what it waits for, and its child tasks.
  ///
  /// The runtime keeps these records for debuggers and for escalating priorities. Their layout has a version, and is
  /// read only if that is known. A record is consistent while no job of its task is enqueued or running. Otherwise its
  /// content is undefined, but safe to read: see ``ProcessMemory``.
  struct TaskRecord {
    /// The event that a suspended task waits for.
    enum Dependency {
      case task(TaskIdentity)
      case continuation
      /// One or all of the tasks of a group, which are among the children.
      case group
      /// An actor or executor that is to run it.
      case executor
    }

    private enum Layout {
      static let version: UInt32 = 1
      static let taskSize = 208

      // The offsets in a task, in words. Its flags, with its number in the upper half, and the code that it resumes
      // with.
      static let number = 4
      static let resumption = 7
      static let context = 8
      static let status = 12
      static let statusRecords = 13
      /// Follows the task itself, if that is the child of another one: the parent, then its next child.
      static let nextChild = 27

      static let isRunning: UInt = 0x800
      static let isEnqueued: UInt = 0x1000
      static let isComplete: UInt = 0x2000
      static let hasDependency: UInt = 0x4000

      // The kinds of status records. The first word is the kind, the second the next record, the third the value.
      static let dependency: UInt = 0
      static let child: UInt = 1
      static let group: UInt = 2
      static let recordSize = 5
    }

    /// Whether the records of this runtime have the known layout.
    static let isLayoutKnown: Bool = {
      let program = dlopen(nil, RTLD_LAZY)
      guard let version = dlsym(program, "_swift_concurrency_debug_internal_layout_version"),
        let size = dlsym(program, "_swift_concurrency_debug_asyncTaskSize")
      else { return false }
      return version.load(as: UInt32.self) == Layout.version && size.load(as: Int.self) == Layout.taskSize
    }()

    private let words: [UInt]
    private let statusRecords: [[UInt]]

    /// Reads the record of a task. It is `nil` if the memory of the task has been released.
    init?(of task: TaskIdentity) {
      guard let words = ProcessMemory.words(Layout.nextChild + 1, at: task.address) else { return nil }
      self.words = words
      var records: [[UInt]] = []
      var address = words[Layout.statusRecords]
      while address != 0, records.count < 1_000, let record = ProcessMemory.words(Layout.recordSize, at: address) {
        records.append(record)
        address = record[1]
      }
      statusRecords = records
    }

    /// The lower half of the task's ID.
    var number: UInt32 { UInt32(truncatingIfNeeded: words[Layout.number] >> 32) }
    var hasEnded: Bool { words[Layout.status] & Layout.isComplete != 0 }
    var isRunning: Bool { words[Layout.status] & (Layout.isRunning | Layout.isEnqueued) != 0 }

    var dependency: Dependency? {
      guard words[Layout.status] & Layout.hasDependency != 0,
        let record = statusRecords.first(where: { $0[0] & 0xff == Layout.dependency })
      else { return nil }
      switch record[4] & 0xffff_ffff {
      case 1: return .task(TaskIdentity(address: record[2]))
      case 2: return .continuation
      case 3: return .group
      case 4: return .executor
      default: return nil
      }
    }

    /// The child tasks, both of `async let` and of task groups.
    var children: [TaskIdentity] {
      var children: [TaskIdentity] = []
      for record in statusRecords where [Layout.child, Layout.group].contains(record[0] & 0xff) {
        var address = record[2]
        while address != 0, children.count < 100_000 {
          children.append(TaskIdentity(address: address))
          address = ProcessMemory.words(1, at: address + UInt(Layout.nextChild) * 8)?[0] ?? 0
        }
      }
      return children
    }

    /// The addresses of the code in which the task continues, from the innermost function to the outermost.
    var frames: [UInt] {
      var frames = [words[Layout.resumption]]
      var context = words[Layout.context]
      while context != 0, frames.count < 200, let link = ProcessMemory.words(2, at: context) {
        frames.append(link[1])
        context = link[0]
      }
      return frames
    }
  }
#endif
