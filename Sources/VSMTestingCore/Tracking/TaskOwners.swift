#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  import Foundation

  /// The lineages of tasks.
  ///
  /// The runtime does not report the end of a task. Tasks that have ended are therefore found through their records,
  /// whenever the number of known tasks has doubled.
  ///
  /// `@unchecked Sendable`: `lock` guards all mutable state. No foreign code runs under the lock.
  final class TaskOwners: @unchecked Sendable {
    private struct Entry {
      let task: TaskIdentity
      var lineage: JobLineage?
      /// The task that started this one, if that had no lineage at the time, or 0.
      var cause: UInt64 = 0
      /// The jobs that are enqueued or running and had no lineage when they were enqueued.
      var unattributed = 0
      /// The lineage that counts them, if it was created after they were enqueued.
      var unattributedLineage: JobLineage?
    }

    private let lock = NSLock()
    /// The tasks by their ID.
    private var entries: [UInt64: Entry] = [:]
    private var sleepers: Set<UInt64> = []
    /// The number of entries that leads to the removal of the entries of ended tasks.
    private var limit = minimumLimit

    static let minimumLimit = 1_024

    var count: Int { lock.withLock { entries.count } }

    func lineage(of task: TrackedTask) -> JobLineage? {
      lock.withLock { resolve(task.id) }
    }

    /// Counts a job and returns the frame that it runs in.
    ///
    /// A task that is enqueued for the first time inherits the lineage of its cause, even if the cause is given one
    /// later. A resumed task keeps its lineage, so that the tasks of a test runner do not join the test that resumes
    /// them.
    func jobWasEnqueued(of task: TrackedTask, causedBy cause: JobFrame) -> JobFrame {
      lock.withLock {
        if entries.count >= limit { removeEntriesOfEndedTasks() }
        sleepers.remove(task.id)
        let accountable = task.id == 0 ? cause.task : task
        let lineage =
          task.id == 0 ? cause.lineage ?? resolve(cause.task.id) : lineage(ofEnqueued: task, causedBy: cause)
        if let lineage {
          lineage.jobWasEnqueued()
        } else if accountable.id != 0 {
          entries[accountable.id, default: Entry(task: accountable.identity)].unattributed += 1
        }
        return JobFrame(task: accountable, lineage: lineage)
      }
    }

    /// Adds a task that has started without being enqueued, so that it does not join the test that first resumes it.
    func started(_ task: TrackedTask, by cause: JobFrame) {
      lock.withLock {
        guard task.id != 0, entries[task.id] == nil else { return }
        if entries.count >= limit { removeEntriesOfEndedTasks() }
        _ = lineage(ofEnqueued: task, causedBy: cause)
      }
    }

    private func lineage(ofEnqueued task: TrackedTask, causedBy cause: JobFrame) -> JobLineage? {
      if let lineage = resolve(task.id) { return lineage }
      if let entry = entries[task.id], entry.cause != 0 { return nil }
      if let lineage = cause.lineage ?? resolve(cause.task.id) {
        entries[task.id, default: Entry(task: task.identity)].lineage = lineage
        return lineage
      }
      // A task is younger than its cause. A younger cause resumes a task that started without being enqueued.
      if cause.task.id != 0, cause.task.id < task.id {
        entries[task.id, default: Entry(task: task.identity)].cause = cause.task.id
      }
      return nil
    }

    /// Stops counting a job that has run to its suspension or end.
    ///
    /// - Parameter frame: The frame that was returned when the job was enqueued.
    func jobDidRun(in frame: JobFrame) {
      let lineage =
        frame.lineage
        ?? lock.withLock {
          guard var entry = entries[frame.task.id], entry.unattributed > 0 else { return nil }
          defer { entries[frame.task.id] = entry }
          entry.unattributed -= 1
          let lineage = entry.unattributedLineage
          if entry.unattributed == 0 { entry.unattributedLineage = nil }
          return lineage
        }
      lineage?.jobDidRun()
    }

    /// Gives a task its first lineage, which also counts the jobs that the task and its descendants have enqueued.
    func set(_ lineage: JobLineage, of task: TrackedTask) {
      guard task.id != 0 else { return }
      lock.withLock {
        entries[task.id, default: Entry(task: task.identity)].lineage = lineage
        for (id, entry) in entries
        where entry.unattributed > 0 && entry.unattributedLineage == nil && resolve(id) === lineage {
          entries[id]?.unattributedLineage = lineage
          for _ in 0..<entry.unattributed { lineage.jobWasEnqueued() }
        }
      }
    }

    private func resolve(_ id: UInt64) -> JobLineage? {
      guard let entry = entries[id] else { return nil }
      if let lineage = entry.lineage { return lineage }
      var ancestor = entry.cause
      while let current = entries[ancestor] {
        if let lineage = current.lineage {
          entries[id]?.lineage = lineage
          return lineage
        }
        ancestor = current.cause
      }
      return nil
    }

    // MARK: Sleeping

    /// Records that the task of a frame sleeps until its next job, if a test has started it.
    func willSleep(_ frame: JobFrame) {
      lock.withLock {
        guard frame.task.id != 0, frame.lineage != nil || resolve(frame.task.id) != nil else { return }
        sleepers.insert(frame.task.id)
      }
    }

    /// Whether a task of the lineage sleeps, or without a lineage, a task of any.
    func hasSleepers(of lineage: JobLineage?) -> Bool {
      lock.withLock {
        guard let lineage else { return !sleepers.isEmpty }
        return sleepers.contains { resolve($0) === lineage }
      }
    }

    // MARK: Ended tasks

    /// Removes the tasks that have ended and whose jobs have all run.
    func removeEndedTasks() {
      lock.withLock { removeEntriesOfEndedTasks() }
    }

    /// The tasks that were caused by removed ones inherit their cause.
    private func removeEntriesOfEndedTasks() {
      var ended: Set<UInt64> = []
      for (id, entry) in entries where entry.unattributed == 0 && Self.hasEnded(entry.task, id: id) { ended.insert(id) }
      for (id, entry) in entries where entry.lineage == nil && ended.contains(entry.cause) {
        _ = resolve(id)
        var cause = entry.cause
        while ended.contains(cause), let next = entries[cause] { cause = next.cause }
        entries[id]?.cause = cause
      }
      for id in ended { entries[id] = nil }
      sleepers.subtract(ended)
      limit = max(Self.minimumLimit, 2 * entries.count)
    }

    private static func hasEnded(_ task: TaskIdentity, id: UInt64) -> Bool {
      guard let record = TaskRecord(of: task) else { return true }
      return record.number != UInt32(truncatingIfNeeded: id) || record.hasEnded
    }
  }
#endif
