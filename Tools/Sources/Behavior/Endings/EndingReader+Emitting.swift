import FeatureSources
import SwiftSyntax

/// The ends of code that emits states: `StateSequence(.saving) { emit in … }`.
extension EndingReader {
  /// - Parameter leading: The end of what comes before the code, in case that it emits nothing.
  func emitted(
    in statements: CodeBlockItemListSyntax, by emitter: String, after leading: Ending = Ending(), _ scope: Scope,
    _ visited: Set<Code>
  ) -> Ending {
    let search = EmissionReader(reader: self, emitter: emitter, scope: scope, visited: visited)
    return search.early(in: statements) + (search.last(in: statements, otherwise: leading) ?? Ending())
  }

  /// The ends of `emit.follow(…)` and `Follow(…)`: states of the stream, and one after its failure.
  func followed(_ call: FunctionCallExprSyntax, _ scope: Scope, _ visited: Set<Code>) -> Ending {
    let arguments = call.labeledArguments
    var stream = arguments.prefix(1).map(\.value)
    var failures: [ExprSyntax] = []
    for argument in arguments.dropFirst() {
      let isState = argument.label == "state" || argument.label == nil && stream.count == 1
      if isState { stream.append(argument.value) } else { failures.append(argument.value) }
    }
    let states = stream.count > 1 ? streamed(stream[1], scope) : elements(of: stream, scope, visited)
    let stops = failures.flatMap { streamed($0, scope) }
    return Ending(streamed: states) + Ending(stops: stops).afterFailure
  }

  /// The states that a closure or a function makes of the elements of a stream.
  func streamed(_ function: ExprSyntax, _ scope: Scope) -> [Stop] {
    if let closure = function.as(ClosureExprSyntax.self) {
      return closure.statements.returnedValues.flatMap { reader.stops(of: $0, in: scope) }
    }
    return reader.stops(of: function, in: scope)
  }

  /// The states of a sequence or publisher that is followed as it is.
  private func elements(of stream: [ExprSyntax], _ scope: Scope, _ visited: Set<Code>) -> [Stop] {
    let endings = stream.map { ending(of: $0, .stream, scope, visited) }.combined
    let known = endings.stops + endings.streamed
    if !known.isEmpty { return known }
    return stream.flatMap { value in
      reader.states(of: value, in: scope).sorted().map { Stop(state: $0, details: [], place: value) }
    }
  }

  /// Whether a publisher or a sequence belongs to data that others share: what dependencies declare as a sequence, as a
  /// subject, or as a property that publishes without an end.
  func isShared(_ value: ExprSyntax, _ scope: Scope) -> Bool {
    let value = value.withoutEffects
    if let call = value.as(FunctionCallExprSyntax.self) {
      guard let name = call.calledName, let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return false
      }
      if ["filter", "removeDuplicates", "dropFirst", "map", "compactMap"].contains(name) {
        return isShared(base, scope)
      }
      guard let type = reader.type(of: base, scope) else { return false }
      let results = table.members(named: name, of: type).compactMap { table.members[$0].result }
      return results.contains { sequences.contains($0.components.last ?? "") }
    }
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      let type = reader.type(of: base, scope),
      let property = (table.properties[type] ?? []).first(where: { $0.name == member.declName.baseName.trimmedName })
    else { return false }
    let name = property.type.components.last ?? ""
    if sequences.contains(name) || subjects.contains(name) { return true }
    return publishers.contains(name) && property.type.genericArguments.last?.components == ["Never"]
  }
}

private let sequences: Set<String> = ["AsyncSequence", "AsyncStream", "AsyncThrowingStream"]
private let subjects: Set<String> = ["CurrentValueSubject", "PassthroughSubject"]
private let publishers: Set<String> = ["AnyPublisher", "Publisher"]

/// Finds the last emissions of some code.
private struct EmissionReader {
  let reader: EndingReader
  let emitter: String
  let scope: Scope
  let visited: Set<Code>

  /// The ends at statements `return`.
  func early(in statements: CodeBlockItemListSyntax) -> Ending {
    statements.returns.map { statement -> Ending in
      if let value = statement.expression { return emission(value) ?? Ending() }
      // `emit(.failed)` on the line before it.
      guard let item = statement.parent?.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self),
        let before = list.prefix(while: { $0.id != item.id }).last?.expression
      else { return Ending() }
      return emission(before) ?? Ending()
    }.combined
  }

  /// The ends after the last statement.
  ///
  /// - Parameter otherwise: The end if the statements emit nothing.
  func last(
    in statements: some BidirectionalCollection<CodeBlockItemSyntax>, otherwise: Ending? = nil
  ) -> Ending? {
    guard let item = statements.last else { return otherwise }
    if item.item.is(ReturnStmtSyntax.self) || item.item.is(ThrowStmtSyntax.self) { return Ending() }
    let before = { last(in: statements.dropLast(), otherwise: otherwise) }
    if let expression = item.expression {
      guard let blocks = expression.blocks else { return emission(expression) ?? before() }
      return combined(blocks.map { last(in: $0) } + (expression.isExhaustive ? [] : [nil]), else: before)
    }
    if let attempt = item.item.as(DoStmtSyntax.self) {
      let blocks = [attempt.body.statements] + attempt.catchClauses.map(\.body.statements)
      return combined(blocks.map { last(in: $0) }, else: before)
    }
    if let loop = item.item.as(ForStmtSyntax.self), let ending = last(in: loop.body.statements) {
      guard loop.awaitKeyword != nil, loop.body.statements.returns.isEmpty else { return ending }
      return Ending(streamed: ending.stops + ending.streamed)
    }
    // A loop that polls has no known end.
    let isLoop = item.item.is(WhileStmtSyntax.self) || item.item.is(RepeatStmtSyntax.self)
    if isLoop, item.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == emitter }) { return Ending() }
    return before()
  }

  /// The ends of blocks and, if one of them emits nothing, the ends of the code before them.
  private func combined(_ blocks: [Ending?], else before: () -> Ending?) -> Ending? {
    let known = blocks.compactMap(\.self)
    if known.isEmpty { return before() }
    return known.combined + (known.count < blocks.count ? before() ?? Ending() : Ending())
  }

  /// The end that is a call of the emitter, or of a function that it is passed to.
  private func emission(_ expression: ExprSyntax) -> Ending? {
    guard let call = expression.withoutEffects.as(FunctionCallExprSyntax.self) else { return nil }
    if isEmitter(call.calledExpression) {
      return call.labeledArguments.map { reader.ending(of: $0.value, .state, scope, visited) }.combined
    }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    if let base, isEmitter(base) { return reader.followed(call, scope, visited) }
    guard let name = call.calledName, call.labeledArguments.contains(where: { isEmitter($0.value) }) else { return nil }
    return reader.reader.resolve(name, base: base, scope, isCall: true)
      .map { reader.ending(of: $0, visited) }.combined
  }

  private func isEmitter(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.trimmedName == emitter
  }
}
