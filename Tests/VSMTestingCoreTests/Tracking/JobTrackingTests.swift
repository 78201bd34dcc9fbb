import Dispatch
import Testing

@testable import VSMTestingCore

/// The executors that count jobs behave like the platform's executors.
@Suite struct JobTrackingTests {
  /// Fails with a compiler for which job tracking has to be adapted.
  #if os(Linux)
    @Test func jobsAreTrackedUnlessThisIsDisabled() {
      #expect(JobTracking.availability == (JobTrackingAvailability.isDisabled ? .disabled : .available))
    }
  #endif

  @Test func unknownSystemIsReportedWithItsReasonAndAdvice() {
    let notice = JobTrackingAvailability.unavailable("the system is unknown").notice
    #expect(
      notice?.hasPrefix("VSMTesting cannot track the jobs of tests in this process: the system is unknown. ") == true)
    #expect(notice?.contains("Waits such as settle() therefore end after a number of quiet turns") == true)
    #expect(notice?.hasSuffix("set the environment variable VSM_JOB_TRACKING to 0.") == true)
    #expect(JobTrackingAvailability.available.notice == nil)
    #expect(JobTrackingAvailability.disabled.notice == nil)
  }

  #if os(Linux) && compiler(<6.4)
    @Test(
      .enabled(if: JobTracking.isAvailable),
      arguments: [
        (TaskPriority.background, "background"), (.utility, "utility"), (.medium, "default"),
        (.high, "user-initiated"),
      ])
    func jobsRunOnTheQueueOfTheirPriority(priority: TaskPriority, quality: String) async {
      let queue = await Task.detached(priority: priority) { String(cString: label(of: nil)) }.value
      #expect(queue.contains("\(quality)-qos"))
    }

    @Test(.enabled(if: JobTracking.isAvailable)) func endedTasksAreForgotten() async {
      // Tasks of other tests that run at the same time are known too.
      let before = JobTracking.taskCount
      for _ in 0..<100 {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<200 { group.addTask { await Task {}.value } }
        }
      }
      #expect(JobTracking.taskCount - before < 20_000)
    }

    @Test func taskInheritsTheLineageOfTheCauseOfACauseThatHasEnded() {
      let owners = TaskOwners()
      // No memory has these addresses, as if the tasks had ended.
      let root = TrackedTask(id: 1, identity: TaskIdentity(address: 8))
      let ended = TrackedTask(id: 2, identity: TaskIdentity(address: 16))
      let living = TrackedTask.current
      _ = owners.jobWasEnqueued(of: root, causedBy: JobFrame(task: .none, lineage: nil))
      for (task, cause) in [(ended, root), (living, ended)] {
        owners.jobDidRun(in: owners.jobWasEnqueued(of: task, causedBy: JobFrame(task: cause, lineage: nil)))
      }
      #expect(owners.count == 3)
      owners.removeEndedTasks()
      #expect(owners.count == 2, "The job of the first task still runs.")
      let lineage = JobLineage()
      owners.set(lineage, of: root)
      #expect(owners.lineage(of: living) === lineage)
    }
  #endif
}

#if os(Linux)
  /// Returns the label of a queue, or of the current one. On Linux, Dispatch declares it in C only.
  @_silgen_name("dispatch_queue_get_label")
  private func label(of queue: OpaquePointer?) -> UnsafePointer<CChar>
#endif
