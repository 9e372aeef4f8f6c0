# Wrong for most one less than everybody: the refused question and two more are three.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target]
    try:
        if most >= len(others):
            return ask(people) - ask(others)
    except PermissionError:
        pass
    return ask([target, *others[:least]]) - ask(others[:least])
