import ArgumentParser
import Foundation

@main
struct Main {
  static func main() async {
    do {
      let command = try GalleryCommand.parse()
      try await Gallery(command).run()
    } catch let problem as StartProblem {
      fail(problem.line, status: EXIT_FAILURE)
    } catch {
      let status = GalleryCommand.exitCode(for: error)
      // A request for help is not an error.
      if status.isSuccess { GalleryCommand.exit(withError: error) }
      fail(line(for: error), status: status.rawValue)
    }
  }

  private static func line(for error: any Error) -> String {
    let message = GalleryCommand.message(for: error).split(separator: "\n").joined(separator: " ")
    let sentence = message.hasSuffix(".") || message.hasSuffix("?") ? message : message + "."
    return "\(sentence) See gallery --help."
  }

  private static func fail(_ line: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("gallery: \(line)\n".utf8))
    exit(status)
  }
}

/// The reason why the gallery doesn't start, in one line.
struct StartProblem: Error, Equatable {
  let line: String
}
