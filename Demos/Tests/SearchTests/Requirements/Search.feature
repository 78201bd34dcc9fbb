Feature: Search posts while one types

  Background:
    Given there are the posts
      | title      |
      | The kettle |
      | A letter   |
    And I have opened the search

  Scenario: Find a post by a part of its title
    When I type "ket" into "Words in a post"
    And 0.3 seconds pass
    Then I should see the Found screen
    And I should see "The kettle"
    And I should not see "A letter"

  Scenario: Find nothing
    When I type "zebra" into "Words in a post"
    And 0.3 seconds pass
    Then I should see "No post has “zebra” in it."

  Scenario: Search for what was typed last
    When I type "ket" into "Words in a post"
    And 0.2 seconds pass
    And I type "let" into "Words in a post"
    And 0.3 seconds pass
    Then I should see "A letter"
    And only "let" should have been searched for

  Scenario: A search that takes long says that it goes on
    Given a search takes 1 second
    When I type "ket" into "Words in a post"
    And 0.5 seconds pass
    Then I should see the Searching screen
    When 2 seconds pass
    Then I should see the Found screen

  Scenario: Try again after a failure
    Given I am not connected to the internet
    When I type "ket" into "Words in a post"
    And 0.3 seconds pass
    Then I should see the Failed screen
    And I should see "The search failed. No connection."
    When I am connected to the internet
    And I tap "Retry"
    Then I should see the Searching screen
    When 0.5 seconds pass
    Then I should see "The kettle"
