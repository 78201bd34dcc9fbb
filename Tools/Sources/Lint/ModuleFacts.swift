import Behavior
import FeatureSources

/// What rules need to know about all files, apart from the declarations.
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
