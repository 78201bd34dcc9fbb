Feature: Keep to-dos of this week and the next
  Both apps are held to this file: it says what people do and see, and not how the app is built.

  Background:
    Given today is Wednesday, 18 November 2026

  Rule: A to-do can be created

    Background:
      Given I have opened the app
      And I tap "Add"

    Scenario: Create a to-do
      When I type "Buy milk" into "Title"
      And I pick "2026-11-19" in "Date"
      And I tap "Save"
      Then I should not see "New To-do"
      And the list should read
        | Tomorrow | Buy milk | Thu, Nov 19 |

    Scenario: A to-do is due today unless another day is picked
      When I type "Buy milk" into "Title"
      And I tap "Save"
      Then the list should read
        | Today | Buy milk | Wed, Nov 18 |

    Scenario: A to-do after next week appears later, as the screen says
      Then I should see "The list shows this week and the next. What is due later appears there in time."
      When I type "Book the train" into "Title"
      And I pick "2026-11-29" in "Date"
      And I tap "Save"
      Then I should not see "Book the train"

    Scenario Outline: A title is required
      When I type "<title>" into "Title"
      Then "Save" should be <answer>

      Examples:
        | title    | answer   |
        |          | disabled |
        | Buy milk | enabled  |

    Scenario: A save that fails is explained, and nothing is lost
      Given no space is left
      When I type "Buy milk" into "Title"
      And I tap "Save"
      Then I should see "No space is left."
      When there is space again
      And I tap "OK"
      Then the field "Title" should hold "Buy milk"
      When I tap "Save"
      Then the list should read
        | Today | Buy milk | Wed, Nov 18 |

  Rule: Creating a to-do can be cancelled

    Scenario Outline: Leave the screen
      Given I have opened the app
      When I tap "Add"
      And I type "Buy milk" into "Title"
      And I <leave>
      Then I should not see "New To-do"
      And I should see "No upcoming to-dos"

      Examples:
        | leave        |
        | tap "Cancel" |
        | press Escape |

  Rule: The to-dos of this week and the next can be read

    Scenario: They stand in the order of their days
      Given these to-dos are kept
        | due        | title        |
        | 2026-11-26 | Fly home     |
        | 2026-11-19 | Call Ann     |
        | 2026-11-21 | Rest         |
        | 2026-11-18 | Buy milk     |
        | 2026-11-29 | Not shown    |
        | 2026-11-17 | Not any more |
      When I open the app
      Then the list should read
        | Today            | Buy milk | Wed, Nov 18 |
        | Tomorrow         | Call Ann | Thu, Nov 19 |
        | Later This Week  | Rest     | Sat, Nov 21 |
        | Next Week        | Fly home | Thu, Nov 26 |

    Scenario: Nothing is due
      When I open the app
      Then I should see "No upcoming to-dos"
