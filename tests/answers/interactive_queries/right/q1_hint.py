# As in the hint
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target][:least]
    return ask(others + [target]) - ask(others)
