import CombineShim
import Dispatch
import Testing

struct MergeConcurrencyTests {
  @Test func valuesFromManyThreadsAreDeliveredOneAtATime() {
    let perThread = 5_000
    let subjects = (0..<4).map { _ in PassthroughSubject<(Int, Int), Never>() }
    let recorder = Recorder<(Int, Int), Never>()
    Publishers.MergeMany(subjects).subscribe(recorder)
    Shared(subjects).concurrently(subjects.count) { subjects, thread in
      for number in 0..<perThread { subjects[thread].send((thread, number)) }
      subjects[thread].send(completion: .finished)
    }
    for thread in subjects.indices {
      let numbers = recorder.values.filter { $0.0 == thread }.map(\.1)
      #expect(numbers == Array(0..<perThread))
    }
    #expect(!recorder.overlapped)
    #expect(recorder.story.filter { $0 == "." }.count == 1)
    #expect(recorder.story.last == ".")
  }

  @Test func oneUpstreamCanSendFromManyThreads() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.merge(with: Empty(completeImmediately: false), Empty()).subscribe(recorder)
    Shared(subject).concurrently(8_000) { $0.send($1) }
    #expect(recorder.values.sorted() == Array(0..<8_000))
    #expect(!recorder.overlapped)
  }

  @Test func demandIsRespectedAcrossThreads() {
    let done = DispatchSemaphore(value: 0)
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.onValue = { _ in .max(1) }
    recorder.onCompletion = { done.signal() }
    let upstreams = (0..<3).map { index in
      (0..<1_000).publisher
        .map { $0 * 3 + index }
        .receive(on: DispatchQueue(label: "upstream \(index)"))
    }
    upstreams[0].merge(with: upstreams[1], upstreams[2]).subscribe(recorder)
    done.wait()
    #expect(recorder.values.sorted() == Array(0..<3_000))
    #expect(!recorder.overlapped)
  }

  @Test func demandFromAnotherThreadIsCounted() {
    let total = 4_000
    let upstream = PassthroughSubject<Int, Never>()
    let other = (0..<total).publisher
    let recorder = Recorder<Int, Never>(.none)
    upstream.merge(with: other, Empty()).subscribe(recorder)
    Shared(recorder).concurrently(total) { recorder, _ in recorder.request(.max(1)) }
    #expect(recorder.values == Array(0..<total))
    #expect(!recorder.overlapped)
  }

  @Test func concurrentFailuresAreOneCompletion() {
    for _ in 0..<300 {
      let subjects = (0..<4).map { _ in PassthroughSubject<Int, Oops>() }
      let recorder = Recorder<Int, Oops>()
      Publishers.MergeMany(subjects).subscribe(recorder)
      Shared(subjects).concurrently(subjects.count) { subjects, thread in
        subjects[thread].send(thread)
        subjects[thread].send(completion: thread.isMultiple(of: 2) ? .finished : .failure(.first))
      }
      #expect(recorder.story.filter { $0 == "!" || $0 == "." }.count == 1)
      #expect(recorder.story.last == "!")
      #expect(!recorder.overlapped)
    }
  }

  @Test func cancelingFromAnotherThreadStopsDelivery() {
    for round in 0..<300 {
      let subjects = (0..<3).map { _ in PassthroughSubject<Int, Oops>() }
      let recorder = Recorder<Int, Oops>()
      Publishers.MergeMany(subjects).subscribe(recorder)
      Shared((subjects, recorder)).concurrently(4) { shared, thread in
        let (subjects, recorder) = shared
        if thread == 3 {
          for _ in 0..<(round % 7) { subjects[0].send(-1) }
          recorder.cancel()
        } else {
          for number in 0..<50 { subjects[thread].send(number) }
        }
      }
      let count = recorder.values.count
      for subject in subjects {
        subject.send(0)
        subject.send(completion: .finished)
      }
      #expect(recorder.values.count == count)
      #expect(recorder.story.last != ".")
      #expect(!recorder.overlapped)
    }
  }
}
