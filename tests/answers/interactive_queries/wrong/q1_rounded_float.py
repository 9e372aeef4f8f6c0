# Subtracts floats and rounds.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    return round(ask([target, *others]) * 1.0 - ask(others) * 1.0)
