/// The style of the drawings for a department.
enum Motif {
  case vessel, lamp, plant, weave, page, frame, bottle, toy

  func drawing(of kind: Int) -> String {
    switch self {
    case .vessel: Self.vessel(kind)
    case .lamp: Self.lamp(kind)
    case .plant: Self.plant(kind)
    case .weave: Self.weave(kind)
    case .page: Self.page(kind)
    case .frame: Self.frame(kind)
    case .bottle: Self.bottle(kind)
    case .toy: Self.toy(kind)
    }
  }

  /// Draws a round vessel that stands on the ground. `mouth`, `belly` and `foot` are its radii at these heights.
  static func turned(mouth: Int, belly: Int, foot: Int, height: Int) -> String {
    let top = 318 - height
    let left =
      "M\(200 - mouth) \(top)C\(200 - belly) \(top + height / 3) \(200 - belly) \(318 - height / 4) \(200 - foot) 318"
    let right =
      "H\(200 + foot)C\(200 + belly) \(318 - height / 4) \(200 + belly) \(top + height / 3) \(200 + mouth) \(top)z"
    let shadow =
      "M200 \(top)H\(200 + mouth)C\(200 + belly) \(top + height / 3) \(200 + belly) \(318 - height / 4) \(200 + foot) 318H200"
      + "C\(190 + belly / 2) \(318 - height / 4) \(190 + belly / 2) \(top + height / 3) 200 \(top)z"
    return Shape.path(left + right, .body) + Shape.path(shadow, .shade)
      + Shape.ellipse(200, top, mouth, max(5, mouth / 8), .light)
  }
}

/// The SVG elements of the pictures.
enum Shape {
  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 0, _ tone: Tone) -> String {
    "<rect x='\(x)' y='\(y)' width='\(width)' height='\(height)' rx='\(radius)' class='\(tone)'/>"
  }

  static func circle(_ x: Int, _ y: Int, _ radius: Int, _ tone: Tone) -> String {
    "<circle cx='\(x)' cy='\(y)' r='\(radius)' class='\(tone)'/>"
  }

  static func ellipse(_ x: Int, _ y: Int, _ horizontal: Int, _ vertical: Int, _ tone: Tone) -> String {
    "<ellipse cx='\(x)' cy='\(y)' rx='\(horizontal)' ry='\(vertical)' class='\(tone)'/>"
  }

  static func path(_ data: String, _ tone: Tone) -> String {
    "<path d='\(data)' class='\(tone)'/>"
  }

  static func line(_ data: String, width: Int = 10, _ tone: Tone) -> String {
    "<path d='\(data)' stroke-width='\(width)' stroke-linecap='round' stroke-linejoin='round' class='\(tone)-line'/>"
  }
}
