/// The posts in a new database.
enum FirstPosts {
  static let all: [(title: String, text: String)] = [
    (
      "The kettle is a state machine",
      """
      A kettle can be cold, heating or hot. You can switch it on while it is cold, switch it off while it heats, and \
      pour while it is hot. Nobody has ever poured from a kettle that was still deciding which of these it was.

      Software manages this with ease: a flag for heating, another for hot, and one evening on which both are set. \
      Write the three states down first, and what each of them lets you do. What is not on the list cannot be pressed.
      """
    ),
    (
      "Why the newest action wins",
      """
      Two requests leave; the second answer comes first. If the page shows whatever arrives last, it now shows the past.

      The rule that mends this is short: whoever asks again takes back the question before. An answer to a question \
      that was taken back is no answer, however politely it arrives.
      """
    ),
    (
      "A letter from the far side of a cancel button",
      """
      Dear sender, you pressed Cancel, and I understand. But your letter had left the building by then, and I was the \
      one who received it. I have done what it said.

      Please do not show that you did not ask for it. Show that it happened. Things that happened after all are not \
      errors; they are news.
      """
    ),
  ]
}
