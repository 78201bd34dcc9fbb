/// The look of a product: the first word of its name and the color of its picture.
enum Finish: Int, CaseIterable {
  case moss, clay, midnight, saffron, plum, slate, coral

  var name: String {
    switch self {
    case .moss: "Moss"
    case .clay: "Clay"
    case .midnight: "Midnight"
    case .saffron: "Saffron"
    case .plum: "Plum"
    case .slate: "Slate"
    case .coral: "Coral"
    }
  }

  var sentence: String {
    switch self {
    case .moss: "In the green of a forest floor after rain."
    case .clay: "In the warm brown of a riverbank in August."
    case .midnight: "In a blue so deep that it passes for black until noon."
    case .saffron: "In a yellow that is cheerful about it."
    case .plum: "In the dark purple of the last plum of the year."
    case .slate: "In the quiet grey of a roof in the north."
    case .coral: "In a pink that has seen the sea."
    }
  }

  /// The addition to the price, in percent.
  var surcharge: Int {
    switch self {
    case .slate, .clay: 0
    case .moss, .coral: 8
    case .plum, .saffron: 15
    case .midnight: 25
    }
  }

  /// The hue in degrees and the saturation in percent.
  var color: (hue: Int, saturation: Int) {
    switch self {
    case .moss: (100, 32)
    case .clay: (20, 42)
    case .midnight: (226, 48)
    case .saffron: (44, 84)
    case .plum: (300, 32)
    case .slate: (210, 12)
    case .coral: (8, 74)
    }
  }
}
