import ArgumentParser
import FeatureSources
import Foundation
import Recording

/// `vsm record`
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Turn a journey that a page exported, or a log of StateLog, into a test.",
    discussion: """
      The inspector of a page exports a journey with a placeholder for the view, which --view replaces. A log, such as \
      the log in a bug report, has no actions of a person, only the lines that observed actions: with --sources, the \
      controls at these lines are used. The view determines the dependencies: pass doubles that answer as in the \
      recording.

      Exit status: 0 if the test was written, 1 if it was, but something in it is left to you, 2 if the arguments or \
      the recording are wrong, or the file exists.

      Examples:
        vsm record journey.swift --module Blog --view 'BlogView(postID: 1)'
        vsm record app.log --module Blog --view 'BlogView(postID: 1)' \\
          --sources Sources/Blog --output Tests/BlogTests/DeletedPostTests.swift
      """
  )

  @Argument(help: "The exported journey or the log; '-' reads the standard input.")
  var file: String

  @Option(help: "The view of the page, in Swift.")
  var view: String?

  @Option(help: "The module of the feature, which the test imports.")
  var module: String?

  @Option(help: "The name of the test.")
  var name = "journey"

  @Option(help: "For a log: files and folders with the views.")
  var sources: [String] = []

  @Option(help: "The file to write; by default, the test is printed.")
  var output: String?

  func run() throws {
    let text = try read()
    guard name.wholeMatch(of: /[a-z_][A-Za-z0-9_]*/) != nil else {
      throw failure(
        "vsm: error: '\(name)' can't be the name of a function: use letters and digits, such as --name deletedPost.")
    }
    let reading = SourceReading(paths: sources)
    for problem in reading.problems { Terminal.printError("\(problem)") }
    if !reading.problems.isEmpty { throw ExitCode(2) }
    let test: RecordedTest
    do {
      test = try make(from: text, reading.files)
    } catch let problem as RecordingProblem {
      throw failure("\(problem)")
    }
    do {
      _ = try SourceFile(path: output ?? "test", text: test.source)
    } catch {
      throw failure("vsm: error: the test would not be valid Swift (\(error)): check --view and --module.")
    }
    try write(test.source)
    for note in test.notes { Terminal.printError("Left to you: \(note)") }
    if !test.notes.isEmpty { throw ExitCode(1) }
  }

  private func read() throws -> String {
    let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
    guard let data, let text = String(validating: data, as: UTF8.self) else {
      throw failure("\(file): error: the recording can't be read: it does not exist, or is not UTF-8; check its path.")
    }
    return text
  }

  private func make(from text: String, _ sources: [SourceFile]) throws -> RecordedTest {
    let isExported = text.contains("@Test")
    let log = isExported ? nil : try StateLogReading(text, file: file)
    guard let view else {
      let known = ViewSearch.initializers(in: sources)
      throw failure(
        "vsm: error: a recording does not say which view it shows: pass it with --view, such as --view '\(known.first ?? "ProfileView(service: .immediate)")'."
          + (known.count > 1 ? " Views with states are \(known.joined(separator: ", "))." : ""))
    }
    let options = RecordedTest.Options(view: view, module: module, name: name)
    if let log { return RecordedTest(log, file: file, sources: sources, options: options) }
    return try RecordedTest(exported: text, file: file, options: options)
  }

  private func write(_ source: String) throws {
    guard let output else { return print(source, terminator: "") }
    do {
      let url = URL(filePath: output)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.utf8).write(to: url, options: .withoutOverwriting)
      print("Wrote \(output).")
    } catch {
      throw failure(
        "\(output): error: the test can't be written: \(FileManager.default.fileExists(atPath: output) ? "the file exists; choose another name" : error.localizedDescription)."
      )
    }
  }

  private func failure(_ message: String) -> ExitCode {
    Terminal.printError(message)
    return ExitCode(2)
  }
}
