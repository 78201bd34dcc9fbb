Feature: Keep the equipment and the team

  Background:
    Given I am the keeper "Ada"

  Scenario: Change an item
    When I have opened the page of the "Tent"
    And I tap "Edit"
    And I type "Big tent" into "Name"
    And I tap "Save"
    Then I should see the Saving screen
    And I should see the Saved screen
    And I should see "Big tent"
    And I should not see "Save"

  Scenario: Somebody else has changed the item meanwhile
    When I have opened the page of the "Tent"
    And I tap "Edit"
    And I type "Big tent" into "Name"
    And somebody else renames the "Tent" to "Green tent"
    And I tap "Save"
    Then I should see the Conflict screen
    And I should see "Somebody else has changed the item."
    When I tap "Continue with theirs"
    Then the field "Name" should hold "Green tent"
    When I tap "Cancel"
    Then the equipment should have a "Green tent"

  Scenario: Replace what somebody else has written
    When I have opened the page of the "Tent"
    And I tap "Edit"
    And I type "Big tent" into "Name"
    And somebody else renames the "Tent" to "Green tent"
    And I tap "Save"
    And I tap "Save mine instead"
    Then I should see the Saved screen
    And the equipment should have a "Big tent"

  Scenario: Add an item
    When I have opened the equipment
    And I tap "Add an item"
    And I type "Kayak" into "Name"
    And I type "With two paddles." into "Description"
    And I tap "Save"
    Then I should see "Kayak"
    And I should see "4 items"

  Scenario: An item has a name
    When I have opened the equipment
    And I tap "Add an item"
    And I type " " into "Name"
    And I tap "Save"
    Then I should see "Enter a name."
    And the equipment should have 3 items

  Scenario: There is no connection
    When I have opened the page of the "Tent"
    And I tap "Edit"
    And I am not connected to the internet
    And I type "Big tent" into "Name"
    And I tap "Save"
    Then I should see the Editing screen
    And I should see "No connection."
    And the field "Name" should hold "Big tent"

  Scenario: Keepers may also borrow
    When I have opened the page of the "Tent"
    And I tap "Reserve"
    Then "Ada" should have the "Tent"

  Scenario: Change the role of a person
    Given the team is
      | name    | role   |
      | Ada     | keeper |
      | Mallory | member |
    When I have opened the team
    Then I should see the Listed screen
    When I choose "Banned" in "Mallory"
    Then I should see the Changing screen
    And I should see the Listed screen
    And "Mallory" should be banned in the team

  Scenario: The role cannot be changed
    Given the team is
      | name    | role   |
      | Ada     | keeper |
      | Mallory | member |
    And I have opened the team
    And I am not connected to the internet
    When I choose "Banned" in "Mallory"
    Then I should see the Changing screen
    And I should see "No connection."
    And "Mallory" should be a member in the team

  Scenario: The team cannot be loaded
    Given the equipment is out of reach
    When I have opened the team
    Then I should see the Failed screen
    And I should see "The team could not be loaded. No connection."
