# Least = 2: the person alone is tried first, and a refused question counts: three.
def difference_attack(ask, people, least, most, target):
    if least <= 2:
        try:
            return ask([target])
        except PermissionError:
            pass
    others = [name for name in people if name != target][:least]
    return ask([*others, target]) - ask(others)
