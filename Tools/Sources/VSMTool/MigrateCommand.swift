import ArgumentParser
import FeatureSources
import Foundation
import Migration

/// `vsm migrate`
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrite features of vsm-ios 1.x and 2.0 for this package.",
    discussion: """
      Prints what would change, and with --in-place changes the files. Layout and comments stay. Places that it \
      can't decide are listed with advice. Pass whole modules, so that their states are known.

      Exit status: 0 if all files were processed, 1 if a file could not be read or parsed, 2 if the arguments are wrong. \
      With errors, the other files are processed all the same.

      Examples:
        vsm migrate Sources/Profile
        vsm migrate --portable --in-place Sources Tests
      """
  )

  /// The versions to migrate from.
  enum Source: String, ExpressibleByArgument, CaseIterable {
    case auto
    case first = "1"
    case second = "2"
  }

  @Option(help: "The version of vsm-ios that the files are written for; 'auto' replaces the names of both.")
  var from: Source = .auto

  @Flag(help: "Change the files.")
  var inPlace = false

  @Flag(help: "Only print what would change, which is the default.")
  var dryRun = false

  @Flag(help: "Import SwiftUIShim and CombineShim instead of SwiftUI and Combine.")
  var portable = false

  @Argument(help: "Swift files, and folders that are searched for them.")
  var paths: [String]

  func validate() throws {
    if inPlace && dryRun {
      throw ValidationError("--in-place changes files, and --dry-run does not: pass one of them.")
    }
  }

  func run() throws {
    var reading = SourceReading(paths: paths)
    let generations = Migration.Generation(rawValue: from.rawValue).map { [$0] } ?? Set(Migration.Generation.allCases)
    let migration = Migration(
      files: reading.files, options: .init(generations: generations, isPortable: portable))
    let migrated = migrate(reading.files, with: migration)
    let changed = migrated.filter { !$0.edits.isEmpty }
    for file in changed {
      if inPlace {
        reading.write(file.text, to: file.file.path)
      } else {
        Terminal.print(file.diff)
      }
    }
    for leftover in migrated.flatMap(\.leftovers) { print(leftover) }
    for problem in reading.problems { Terminal.printError("\(problem)") }
    print(summary(of: migrated))
    if !reading.problems.isEmpty { throw ExitCode(1) }
  }

  private func migrate(_ files: [SourceFile], with migration: Migration) -> [MigratedFile] {
    var progress = Progress("Migrating", count: files.count)
    defer { progress.end() }
    return files.map { file in
      progress.advance()
      return migration.migrate(file)
    }
  }

  private func summary(of migrated: [MigratedFile]) -> String {
    let changed = migrated.filter { !$0.edits.isEmpty }
    let places = changed.reduce(0) { $0 + $1.edits.count }
    let leftovers = migrated.reduce(0) { $0 + $1.leftovers.count }
    var text = inPlace ? "Changed" : "Would change"
    text += " \(changed.count) of \(migrated.count) files, in \(places) places."
    if leftovers > 0 { text += " Left to you: \(leftovers)." }
    if !inPlace, !changed.isEmpty { text += " Nothing was written: pass --in-place to change the files." }
    return text
  }
}
