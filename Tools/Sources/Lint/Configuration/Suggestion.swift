/// A sentence with the known names that are nearest to an unknown one, or with all of them.
func suggestion(for unknown: String, from known: [String]) -> String {
  let distances = known.map { (name: $0, distance: distance(unknown, $0)) }
  let near = distances.filter { $0.distance <= max(2, unknown.count / 3) }.min { $0.distance < $1.distance }
  if let near { return "did you mean \"\(near.name)\"?" }
  return "known are \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
}

/// The number of characters to insert, delete or replace to get from one text to the other.
private func distance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (line, character) in first.enumerated() {
    var next = [line + 1]
    for column in second.indices {
      let replaced = row[column] + (character == second[column] ? 0 : 1)
      next.append(min(replaced, row[column + 1] + 1, next[column] + 1))
    }
    row = next
  }
  return row[second.count]
}
