import Behavior
import FeatureSources

/// The facts about all files that rules need, apart from the declarations.
struct ModuleFacts {
  let mentions: Mentions
  let endings: [FeatureEndings]
  let works: WorkParameters
  let continued: ContinuedStates

  init(_ files: [SourceFile], index: FeatureIndex) {
    continued = ContinuedStates(files, index: index)
    works = WorkParameters(files, index: index)
    mentions = Mentions(files)
    endings = Module.all(in: files).flatMap { FeatureEndings.all(in: $0.files) }
  }
}
