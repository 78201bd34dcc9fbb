#if !canImport(Combine)
  import CombineShim
  import Testing

  struct CombineLatestConcurrencyTests {
    @Test func eachValueFromManyThreadsResultsInOneCombination() {
      let perThread = 3_000
      let subjects = (0..<4).map { _ in CurrentValueSubject<Int, Never>(-1) }
      let recorder = Recorder<[Int], Never>()
      subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }.subscribe(recorder)
      Shared(subjects).concurrently(subjects.count) { subjects, thread in
        for number in 0..<perThread { subjects[thread].send(number) }
        subjects[thread].send(completion: .finished)
      }
      let rows = recorder.values
      #expect(rows.count == 4 * perThread + 1)
      // Exactly one column changes between two rows, by one.
      let steps = zip(rows, rows.dropFirst()).map { zip($1, $0).map { $0 - $1 } }
      #expect(steps.allSatisfy { $0.sorted() == [0, 0, 0, 1] })
      #expect(rows.last == Array(repeating: perThread - 1, count: 4))
      #expect(!recorder.overlapped)
      #expect(recorder.story.filter { $0 == "." }.count == 1)
      #expect(recorder.story.last == ".")
    }

    @Test func concurrentFailuresAreOneCompletion() {
      for _ in 0..<300 {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Oops>() }
        let recorder = Recorder<Int, Oops>()
        subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }.subscribe(recorder)
        Shared(subjects).concurrently(3) { subjects, thread in
          subjects[thread].send(thread)
          subjects[thread].send(completion: .failure(.first))
        }
        #expect(recorder.story.filter { $0 == "!" }.count == 1)
        #expect(recorder.story.last == "!")
        #expect(!recorder.overlapped)
      }
    }

    @Test func cancelingFromAnotherThreadStopsDelivery() {
      for _ in 0..<300 {
        let subjects = (0..<2).map { _ in PassthroughSubject<Int, Oops>() }
        let recorder = Recorder<Int, Oops>()
        subjects[0].combineLatest(subjects[1]) { $0 + $1 }.subscribe(recorder)
        Shared((subjects, recorder)).concurrently(3) { shared, thread in
          if thread == 2 {
            shared.1.cancel()
          } else {
            for number in 0..<50 { shared.0[thread].send(number) }
          }
        }
        let count = recorder.values.count
        for subject in subjects { subject.send(0) }
        #expect(recorder.values.count == count)
        #expect(!recorder.overlapped)
      }
    }
  }
#endif
