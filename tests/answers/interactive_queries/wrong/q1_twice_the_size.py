# Adds the target to a group of any size.
def difference_attack(ask, people, least, most, target):
    """One person's salary, from two sums that a window is allowed to tell."""
    others = [name for name in people if name != target][: max(least, 5)]
    return ask([*others, target]) - ask(others)
