import FeatureSources
import Foundation

/// The files of a command, and the problems of those that could not be read.
struct SourceReading {
  private(set) var files: [SourceFile] = []
  private(set) var problems: [SourceProblem] = []

  /// Reads the Swift files at the paths.
  init(paths: [String]) {
    do {
      let found = try SourceFinder.files(in: paths)
      if found.isEmpty, let first = paths.first {
        throw SourceProblem(
          path: first, what: "there are no Swift files", why: "no name of a file in the folder ends with '.swift'",
          advice: "pass the folder of a module, such as Sources/Profile")
      }
      var progress = Progress("Reading", count: found.count)
      defer { progress.end() }
      // Parts, so that the progress is seen.
      for start in stride(from: 0, to: found.count, by: 32) {
        let part = Array(found[start..<min(start + 32, found.count)])
        for result in Self.parse(part) {
          progress.advance()
          switch result {
          case .success(let file): files.append(file)
          case .failure(let problem): problems.append(problem)
          }
        }
      }
    } catch let problem as SourceProblem {
      problems.append(problem)
    } catch {
      problems.append(
        SourceProblem(path: "vsm", what: "the paths can't be read", why: "\(error)", advice: "check the paths"))
    }
  }

  /// Parses files on all cores.
  private static func parse(_ paths: [String]) -> [Result<SourceFile, SourceProblem>] {
    var results: [Result<SourceFile, SourceProblem>?] = Array(repeating: nil, count: paths.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Safe: each iteration writes one element of its own, and all end before the buffer is used again.
      nonisolated(unsafe) let elements = buffer
      DispatchQueue.concurrentPerform(iterations: paths.count) { index in
        elements[index] = Result { () throws(SourceProblem) in
          do {
            return try SourceFile(path: paths[index])
          } catch let problem as SourceProblem {
            throw problem
          } catch {
            throw SourceProblem(
              path: paths[index], what: "the file can't be read", why: "\(error)", advice: "check the file")
          }
        }
      }
    }
    return results.compactMap(\.self)
  }

  /// Replaces the text of a file, or of the file that a link leads to, or adds a problem.
  mutating func write(_ text: String, to path: String) {
    do {
      _ = try SourceFile(path: path, text: text)
    } catch {
      problems.append(
        SourceProblem(
          path: path, what: "the changed file would not be valid Swift, so it was not written", why: "\(error)",
          advice: "this is an error of vsm: report it with the file, and change the file yourself"))
      return
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: path).resolvingSymlinksInPath(), options: .atomic)
    } catch {
      problems.append(
        SourceProblem(
          path: path, what: "the file can't be written", why: error.localizedDescription,
          advice: "check its permissions"))
    }
  }

  /// These files, with the problems of an earlier reading too.
  func merging(problemsOf earlier: SourceReading) -> SourceReading {
    var merged = self
    merged.problems = earlier.problems + problems.filter { !earlier.problems.contains($0) }
    return merged
  }
}
