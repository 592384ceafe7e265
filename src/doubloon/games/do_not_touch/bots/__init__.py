"""Do Not Touch My Treasures: the policies of its bots, and the pruning rule of the search."""

from doubloon.games.do_not_touch.bots.clever import clever
from doubloon.games.do_not_touch.bots.gentle import gentle
from doubloon.games.do_not_touch.bots.worth_trying import worth_trying

__all__ = ["clever", "gentle", "worth_trying"]
