extension TupleView: PreviewSource {
  var previews: [ProvidedPreview] {
    var previews: [ProvidedPreview] = []
    for view in repeat each content { previews += ProvidedPreview.all(in: view) }
    return previews
  }
}

extension _ViewPair: PreviewSource {
  var previews: [ProvidedPreview] { ProvidedPreview.all(in: first) + ProvidedPreview.all(in: second) }
}

extension Group: PreviewSource where Content: View {
  var previews: [ProvidedPreview] { ProvidedPreview.all(in: content) }
}

extension AnyView: PreviewSource {
  var previews: [ProvidedPreview] { ProvidedPreview.all(in: content) }
}

extension EmptyView: PreviewSource {
  var previews: [ProvidedPreview] { [] }
}

extension Optional: PreviewSource where Wrapped: View {
  var previews: [ProvidedPreview] { map { ProvidedPreview.all(in: $0) } ?? [] }
}

extension _ConditionalContent: PreviewSource {
  var previews: [ProvidedPreview] {
    switch storage {
    case .first(let view): ProvidedPreview.all(in: view)
    case .second(let view): ProvidedPreview.all(in: view)
    }
  }
}

extension ForEach: PreviewSource where Content: View {
  var previews: [ProvidedPreview] { data.flatMap { ProvidedPreview.all(in: content($0)) } }
}

// A modifier around several views is applied to each of them.

extension EnvironmentModifier: PreviewSource {
  var previews: [ProvidedPreview] {
    ProvidedPreview.all(in: content, each: { EnvironmentModifier<AnyView, Change>(content: $0, change: change) })
  }
}

extension BehaviorModifier: PreviewSource {
  var previews: [ProvidedPreview] {
    ProvidedPreview.all(in: content, each: { BehaviorModifier<AnyView, Added>(content: $0, behavior: behavior) })
  }
}

extension AppearanceModifier: PreviewSource {
  var previews: [ProvidedPreview] {
    ProvidedPreview.all(
      in: content,
      each: { AppearanceModifier<AnyView, Added>(content: $0, behavior: behavior, needsViews: needsViews) })
  }
}

extension Box: PreviewSource {
  var previews: [ProvidedPreview] {
    ProvidedPreview.all(in: content, each: { Box<AnyView>(content: $0, names: names, style: style) })
  }
}

extension ModifiedContent: PreviewSource where Content: View, Modifier: ViewModifier {
  var previews: [ProvidedPreview] {
    ProvidedPreview.all(in: content, each: { ModifiedContent<AnyView, Modifier>(content: $0, modifier: modifier) })
  }
}

extension ProvidedPreview {
  @MainActor fileprivate static func all(
    in view: some View, each modified: (AnyView) -> some View
  ) -> [ProvidedPreview] {
    all(in: view).map { ProvidedPreview(name: $0.name, content: AnyView(modified($0.content))) }
  }
}
