# Takes the others from the first twelve people.
def difference_attack(ask, people, least, most, target):
    """One person's salary, from two sums that a window is allowed to tell."""
    others = [name for name in people[:12] if name != target][: max(1, min(least, 9))]
    return ask([*others, target]) - ask(others)
