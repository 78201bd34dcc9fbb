extension Department {
  static let kitchen = Department(
    name: "Kitchen", motif: .vessel,
    kinds: [
      Kind("Teapot", 42, "A teapot for four cups, with a spout that stops when you do."),
      Kind("Mug", 14, "A mug with a handle for three fingers and a foot that leaves no ring."),
      Kind("Mixing Bowl", 28, "A wide bowl with a lip to pour from and a base that stays where it is put."),
      Kind("Pitcher", 36, "A tall pitcher for water, lemonade or the tulips, one after the other."),
      Kind("Butter Dish", 22, "A dish that keeps butter soft enough to spread and safe from the cat."),
      Kind("Casserole", 68, "A heavy pot for stews that take an afternoon and are better the next day."),
      Kind("Salt Cellar", 12, "A small lidded pot for salt, within reach and out of the steam."),
      Kind("Espresso Cup", 11, "A cup for two sips, thick enough to keep the second one warm."),
      Kind("Fruit Bowl", 34, "A shallow bowl that lets air to the fruit, and shows it off."),
    ],
    closings: [
      "It may go into the dishwasher.", "Fired twice, so that it lasts.",
      "Made by a pottery of five people.", "No two come out quite the same.",
    ])

  static let lighting = Department(
    name: "Lighting", motif: .lamp,
    kinds: [
      Kind("Desk Lamp", 79, "A lamp that bends to the page and stays as it was bent."),
      Kind("Pendant", 96, "A shade that hangs low over a table and keeps the glare from your eyes."),
      Kind("Floor Lamp", 139, "A lamp for the corner where the armchair is, tall and hard to knock over."),
      Kind("Lantern", 38, "A lantern for the balcony, with a handle that stays cool."),
      Kind("Night Light", 19, "A small light that knows when it is dark and does not make much of it."),
      Kind("Wall Light", 64, "A light that washes the wall and needs one screw."),
      Kind("Reading Light", 32, "A light that clips to a shelf or a book and leaves the other half of the bed dark."),
      Kind("Candle Holder", 16, "A holder for one candle, heavy at the foot."),
      Kind("Globe Lamp", 58, "A round lamp that glows like a moon somebody brought in."),
    ],
    closings: [
      "The bulb comes with it.", "It can be dimmed as far as candlelight.",
      "The cord is wrapped in cotton.", "Every part can be replaced.",
    ])
}
