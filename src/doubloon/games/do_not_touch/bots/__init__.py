"""Do Not Touch My Treasures: the policies of its bots, and the pruning rule of the search."""

from doubloon.bots.do_not_touch.clever import clever
from doubloon.bots.do_not_touch.gentle import gentle
from doubloon.bots.do_not_touch.worth_trying import worth_trying

__all__ = ["clever", "gentle", "worth_trying"]
