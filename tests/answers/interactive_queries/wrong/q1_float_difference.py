# Wrong for salaries near 10**16: the sums are rounded to floats.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target][:least]
    return int(float(ask([target, *others])) - float(ask(others)))
