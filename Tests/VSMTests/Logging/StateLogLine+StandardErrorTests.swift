#if !canImport(os)
  import Foundation
  import Testing

  @testable import VSM

  @MainActor
  struct StateLogLineStandardErrorTests {
    let line = StateLogLine(container: StateContainer<Step>(state: .initial).id, event: "gone", payload: ": at(3)")

    @Test func aLineIsWrittenInOnePiece() throws {
      let pipe = Pipe()
      line.write(to: pipe.fileHandleForWriting)
      // One read gives what one write wrote.
      let written = pipe.fileHandleForReading.availableData
      #expect(String(decoding: written, as: UTF8.self) == "VSM \(line.text): at(3)\n")
    }

    @Test func nobodyReadingIsNoReasonToStop() throws {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.close()
      line.write(to: pipe.fileHandleForWriting)
    }
  }
#endif
