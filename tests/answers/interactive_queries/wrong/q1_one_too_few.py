# Takes a group that is one too small.
def difference_attack(ask, people, least, most, target):
    """One person's salary, from two sums that a window is allowed to tell."""
    others = [name for name in people if name != target][: least - 1]
    return ask([*others, target]) - ask(others)
