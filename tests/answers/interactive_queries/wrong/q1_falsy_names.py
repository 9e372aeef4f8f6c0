# Wrong for people = [0, 5, 7], least = 2, target 5: the name 0 (or the empty text) is left out.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name and name != target][:least]
    return ask([target, *others]) - ask(others)
