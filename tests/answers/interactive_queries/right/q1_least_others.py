# Least others.
def difference_attack(ask, people, least, most, target):
    """One person's salary, from two sums that a window is allowed to tell."""
    others = [name for name in people if name != target][:least]
    return ask([target, *others]) - ask(others)
