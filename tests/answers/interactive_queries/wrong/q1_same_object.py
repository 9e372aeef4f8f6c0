# Wrong for names that are equal but another object, e.g. large numbers or texts put together.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name is not target][:least]
    return ask([target, *others]) - ask(others)
