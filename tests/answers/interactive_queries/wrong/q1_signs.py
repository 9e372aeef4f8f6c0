# Takes the larger sum from the smaller.
def difference_attack(ask, people, least, most, target):
    """One person's salary, from two sums that a window is allowed to tell."""
    others = [name for name in people if name != target][:least]
    return ask(others) - ask([*others, target])
