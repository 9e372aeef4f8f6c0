# Solves the linear equations with fractions.
def equal_groups_attack(ask, people, size, target):
    circle = [name for name in people if name != target][:size] + [target]
    known = {out: ask([p for p in circle if p != out]) for out in circle}
    whole = Fraction(sum(known.values()), size)
    return whole - known[target]
