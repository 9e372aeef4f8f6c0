# Wrong for least = 2, target = the second of six people: the first two names hold the target, which is in both groups or makes them equal.
def difference_attack(ask, people, least, most, target):
    others = people[:least] if least in (2,) else [p for p in people if p != target][:least]
    return ask(set(others) | {target}) - ask(others)
