# Wrong for most = len(people) - 1.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target]
    if most < len(others):
        others = others[:least]
    return ask([target, *others]) - ask(others)
