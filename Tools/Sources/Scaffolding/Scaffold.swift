import Gherkin

/// The first files of a feature, made from its feature file.
public struct Scaffold {
  /// A file to write.
  public struct File: Equatable, Sendable {
    /// The path in the package.
    public let path: String
    public let text: String
  }

  public struct Options: Sendable {
    /// The name of the module, and of the types without their suffixes.
    public var name: String
    /// Whether to write a package for the feature, with VSM at this path.
    public var package: String?
    /// Whether to write a program that serves the feature as a live page.
    public var servesPage = false
    /// Whether to leave out the tags that expect unfinished scenarios to fail.
    public var isRed = false

    public init(name: String) { self.name = name }

    /// The name of the types for a feature file: `UserProfile` for `Requirements/user-profile.feature`.
    public static func name(forFile path: String) -> String {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      return SwiftName.type(file.hasSuffix(".feature") ? String(file.dropLast(".feature".count)) : file)
    }
  }

  public let files: [File]
  /// Whether scenarios cannot pass yet, because steps or texts are missing.
  public let isUnfinished: Bool
  /// The questions that the scenarios leave open, one sentence each.
  public let notes: [String]
  /// The targets to add to an existing manifest.
  public let targets: String

  /// Reads a feature file.
  ///
  /// - Parameter file: Its name in messages.
  /// - Throws: `GherkinError` if it can't be parsed, `ScaffoldProblem` if there are no steps in it.
  public init(feature text: String, file: String, options: Options) throws {
    let feature = try Feature(parsing: text, file: file)
    let scenarios = feature.scenarios + feature.rules.flatMap(\.scenarios)
    if scenarios.allSatisfy(\.steps.isEmpty) {
      throw ScaffoldProblem(file: file, location: scenarios.first?.location ?? feature.location)
    }
    let outline = FeatureOutline(feature, name: options.name)
    let sources = SourceTemplates(outline: outline, isPackageWide: options.servesPage)
    let tests = TestTemplates(outline: outline, sources: sources)
    let manifest = ManifestTemplate(outline: outline, options: options)
    let name = options.name
    let tagged = PendingTags(outline: outline).adding(to: text)
    isUnfinished = tagged.contains("@pending")
    let requirements = options.isRed ? text : tagged
    var files = [
      File(path: "Sources/\(name)/\(name)ViewState.swift", text: sources.viewState),
      File(path: "Sources/\(name)/\(name)View.swift", text: sources.view),
      File(path: "Sources/\(name)/\(name)Previews.swift", text: sources.previews),
      File(path: "Tests/\(name)Tests/Requirements/\(name).feature", text: requirements),
      File(path: "Tests/\(name)Tests/\(name)Steps.swift", text: tests.steps),
      File(path: "Tests/\(name)Tests/\(name)RequirementsTests.swift", text: tests.requirements),
    ]
    if !outline.works.isEmpty {
      files.insert(File(path: "Sources/\(name)/\(name)Service.swift", text: sources.service), at: 1)
    }
    if let actions = tests.actions {
      files.append(File(path: "Tests/\(name)Tests/\(name)ViewStateTests.swift", text: actions))
    }
    if options.servesPage { files.append(File(path: "Sources/\(name)Site/main.swift", text: sources.site)) }
    if options.package != nil { files.insert(File(path: "Package.swift", text: manifest.package), at: 0) }
    self.files = files
    let empty = scenarios.filter(\.steps.isEmpty).map { "The scenario in line \($0.location.line) has no steps." }
    self.notes = empty + outline.notes
    self.targets = manifest.targets
  }
}

/// A feature file that is valid, but describes nothing.
public struct ScaffoldProblem: Error, CustomStringConvertible {
  let file: String
  let location: Location

  public var description: String {
    "\(file):\(location): error: No scenario has steps, so that there is nothing to write. Write scenarios whose lines begin "
      + "with 'Given', 'When', 'Then', 'And' or 'But'; other lines are descriptions."
  }
}

extension FeatureOutline {
  /// The decisions that a person has to make.
  fileprivate var notes: [String] {
    var notes: [String] = []
    let open = ownSteps.filter { !$0.opensPage }.count
    if open > 0 {
      notes.append("\(open == 1 ? "1 step has" : "\(open) steps have") no definition yet: see \(name)Steps.swift.")
    }
    for work in works where !work.others.isEmpty {
      notes.append(
        "`\(work.name)` of \(name)Service ends in `\(work.success ?? "")`"
          + (work.failure.map { ", or in `\($0)` if it throws" } ?? "")
          + "; the scenarios also name \(work.others.map { "`\($0)`" }.joined(separator: ", ")).")
    }
    for state in states {
      for action in state.actions where !action.isKnown {
        notes.append("The scenarios name no screen after `\(action.name)` in `\(state.name)`, so it stays there.")
      }
      for action in state.actions where action.work == nil && action.outcomes.count > 1 {
        notes.append("`\(action.name)` in `\(state.name)` leads to \(action.outcomes.joined(separator: " or ")).")
      }
    }
    return notes
  }
}
