"""Do Not Touch My Treasures: how the bots play it."""

from doubloon.bots.do_not_touch.clever import clever
from doubloon.bots.do_not_touch.gentle import gentle
from doubloon.bots.do_not_touch.worth_trying import worth_trying

__all__ = ["clever", "gentle", "worth_trying"]
