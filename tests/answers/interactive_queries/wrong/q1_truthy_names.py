# Leaves out names that are empty or 0.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name and name != target][:least]
    return ask([*others, target]) - ask(others)
