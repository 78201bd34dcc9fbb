import ArgumentParser
import FeatureSources
import Foundation
import PublicInterface

/// `vsm interface`
struct InterfaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface",
    abstract: "List the public declarations of modules, to see changes of them in a review.",
    discussion: """
      Writes a file for each module, with one declaration on each line in alphabetical order. With --check, nothing is \
      written, and what differs from these files is printed.

      Exit status: 0 if the files are up to date or were written, 1 if --check found differences, 2 if the arguments \
      are wrong or a file could not be read.

      Examples:
        vsm interface Sources --output Documentation/API
        vsm interface Sources --output Documentation/API --check
      """
  )

  @Option(help: "The folder of the lists.")
  var output: String

  @Flag(help: "Write nothing, and print the differences.")
  var check = false

  @Argument(help: "Swift files, and folders that are searched for them.")
  var paths: [String]

  func run() throws {
    let reading = SourceReading(paths: paths)
    for problem in reading.problems { Terminal.printError("\(problem)") }
    if !reading.problems.isEmpty { throw ExitCode(2) }
    let modules = Module.all(in: reading.files).map { module in
      (
        name: module.folder.split(separator: "/").last.map(String.init) ?? "module",
        lines: PublicInterface(module.files).lines
      )
    }.filter { !$0.lines.isEmpty }
    let old = try existing()
    let new = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.lines) })
    let changes = Set(old.keys).union(new.keys).sorted().flatMap { name in
      Self.changes(of: name, from: old[name] ?? [], to: new[name] ?? [])
    }
    if check {
      for change in changes { print(change) }
      if !changes.isEmpty { throw ExitCode(1) }
      return
    }
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      for (name, lines) in new where lines != old[name] {
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path(of: name)), options: .atomic)
      }
      for name in old.keys where new[name] == nil { try FileManager.default.removeItem(atPath: path(of: name)) }
    } catch {
      Terminal.printError(
        "\(output): error: the lists can't be written: \(error.localizedDescription) Check the folder.")
      throw ExitCode(2)
    }
    print(changes.isEmpty ? "The lists are up to date." : "Wrote \(output): \(changes.count) lines changed.")
  }

  private func path(of module: String) -> String { "\(output)/\(module).txt" }

  private func existing() throws -> [String: [String]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
    var lists: [String: [String]] = [:]
    for name in names where name.hasSuffix(".txt") {
      let text = try String(contentsOfFile: "\(output)/\(name)", encoding: .utf8)
      lists[String(name.dropLast(4))] = text.split(separator: "\n").map(String.init)
    }
    return lists
  }

  private static func changes(of module: String, from old: [String], to new: [String]) -> [String] {
    let (before, now) = (Set(old), Set(new))
    return old.filter { !now.contains($0) }.map { "- \(module): \($0)" }
      + new.filter { !before.contains($0) }.map { "+ \(module): \($0)" }
  }
}
