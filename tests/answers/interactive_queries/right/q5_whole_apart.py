# Whole apart.
def part_decisions(total, parts, requests):
    whole, own, granted = Fraction(0), Counter(), []
    for name, epsilon in requests:
        top = own[name] if name is not None else max(own.values(), default=0)
        granted.append(whole + top + epsilon <= total)
        if granted[-1]:
            if name is None:
                whole += epsilon
            else:
                own[name] += epsilon
    return tuple(granted)
