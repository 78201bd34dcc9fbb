extension Department {
  static let garden = Department(
    name: "Garden", motif: .plant,
    kinds: [
      Kind("Planter", 31, "A planter with a hole at the bottom and a saucer that knows about it."),
      Kind("Watering Can", 39, "A can that pours where it is pointed, in a thin and patient stream."),
      Kind("Herb Pot", 13, "A pot for basil, thyme or whatever survives the windowsill."),
      Kind("Bird Bath", 54, "A shallow basin with a rough rim, which small feet prefer."),
      Kind("Trellis", 45, "A frame for beans and sweet peas, which will hide it by July."),
      Kind("Garden Stool", 62, "A low stool for weeding, or for watching somebody weed."),
      Kind("Seed Box", 27, "A box with a drawer for each month, so that nothing is sown too late."),
      Kind("Hanging Basket", 24, "A basket for strawberries, out of reach of the slugs."),
      Kind("Orchid Pot", 18, "A pot with slits for the roots that want to look out."),
    ],
    closings: [
      "Frost does it no harm.", "It looks better after a year outside.",
      "Made of what other pots were made of before.", "It is lighter than it looks.",
    ])

  static let textiles = Department(
    name: "Textiles", motif: .weave,
    kinds: [
      Kind("Throw", 74, "A throw of lambswool, large enough for two who get along."),
      Kind("Cushion", 35, "A firm cushion with a cover that comes off and goes back on."),
      Kind("Tea Towel", 9, "A linen towel that dries glasses and leaves nothing behind."),
      Kind("Table Runner", 29, "A runner that makes a weekday table look expected."),
      Kind("Rug", 189, "A flat woven rug that can be turned over, and lasts twice as long for it."),
      Kind("Napkins", 26, "Four napkins, hemmed by hand, that soften with every wash."),
      Kind("Bedspread", 128, "A quilted spread for the weeks between winter and summer."),
      Kind("Curtain", 88, "A curtain that lets morning in slowly."),
      Kind("Scarf", 47, "A long scarf with fringes that were tied one by one."),
    ],
    closings: [
      "Wash it at thirty degrees.", "Woven on looms older than the weavers.",
      "The wool comes from sheep within sight of the mill.", "It gets softer, not thinner.",
    ])
}
