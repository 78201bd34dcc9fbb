Feature: See what the team lends

  Scenario: Everyone sees the equipment
    Given I am a guest
    When I have opened the equipment
    Then I should see the Listed screen
    And I should see "3 items"
    And I should see "Tent"
    And I should see "Free"
    And I should not see "Add an item"

  Scenario Outline: The list says when an item is back
    Given "Grace" has the "Tent" for <days> more days
    When I have opened the equipment
    Then I should see "<text>"

    Examples:
      | days | text           |
      | 3    | Back in 3 days |
      | 1    | Back in 1 day  |
      | 0    | Back today     |
      | -1   | Late by 1 day  |
      | -2   | Late by 2 days |

  Scenario: The list follows what others do
    When I have opened the equipment
    And "Grace" reserves the "Tent" for 3 days
    Then I should see "Back in 3 days"
    When "Grace" gives the "Tent" back
    Then I should not see "Back in 3 days"

  Scenario: Search while typing
    When I have opened the equipment
    And I type "ten" into "Search the equipment"
    And 1 second passes
    Then I should see "1 item"
    And I should see "Tent"
    And I should not see "Projector"
    And the page should be at "/?search=ten"

  Scenario: All words have to be in the name or in the description
    When I have opened the equipment
    And I type "BRIGHT proj" into "Search the equipment"
    And 1 second passes
    Then I should see "Projector"
    And I should see "1 item"

  Scenario: A shared search
    When I have opened the equipment at "/?search=bike"
    Then the field "Search the equipment" should hold "bike"
    And I should see "1 item"

  Scenario: Nothing is found
    When I have opened the equipment
    And I type "piano" into "Search the equipment"
    And 1 second passes
    Then I should see the Nothing Found screen
    And I should see "Nothing has “piano” in it."

  Scenario: The equipment cannot be loaded
    Given the equipment is out of reach
    When I have opened the equipment
    Then I should see the Failed screen
    And I should see "The equipment could not be loaded. No connection."
    When I type "bike" into "Search the equipment"
    Then I should see the Failed screen
    When the equipment is in reach again
    And I tap "Retry"
    Then I should see the Listed screen
    And I should see "1 item"
