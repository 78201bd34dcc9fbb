import Behavior
import FeatureSources

/// What rules need to know about all files, apart from the declarations.
struct ModuleFacts {
  let mentions: Mentions
  let endings: [FeatureEndings]

  init(_ files: [SourceFile]) {
    mentions = Mentions(files)
    endings = Module.all(in: files).flatMap { FeatureEndings.all(in: $0.files) }
  }
}
