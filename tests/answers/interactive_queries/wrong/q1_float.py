# Subtracts floats.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    return int(float(ask(others + [target])) - float(ask(others)))
