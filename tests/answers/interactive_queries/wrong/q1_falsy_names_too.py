# A person called 0 or "" is left out: too few others where everybody is needed.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name and name != target][:least]
    return ask([*others, target]) - ask(others)
