# Salaries near 10**16: sums of several pass 2**53, where floats lose whole numbers.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target][:least]
    return int(float(ask([*others, target])) - float(ask(others)))
