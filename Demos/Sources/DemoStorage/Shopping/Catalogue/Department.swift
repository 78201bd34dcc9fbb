/// A part of the shop, with the kinds of things that are sold there.
struct Department {
  let name: String
  let motif: Motif
  let kinds: [Kind]
  /// What can be said of everything here.
  let closings: [String]
}

/// A kind of thing, which comes in several finishes.
struct Kind {
  let name: String
  let euros: Int
  let sentence: String

  init(_ name: String, _ euros: Int, _ sentence: String) {
    self.name = name
    self.euros = euros
    self.sentence = sentence
  }
}
