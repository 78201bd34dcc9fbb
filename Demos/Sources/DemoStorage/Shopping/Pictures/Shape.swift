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
