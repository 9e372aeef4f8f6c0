# About all first, then a part that was never asked about: the new account starts at 0.
def part_decisions(total, parts, requests):
    paid, granted = {}, []
    for name, epsilon in requests:
        if not paid:
            paid = dict.fromkeys(parts[:3], Fraction(0))
        if name is not None:
            paid.setdefault(name, Fraction(0))
        touched = list(paid) if name is None else [name]
        fits = all(paid[part] + epsilon <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += epsilon
        granted.append(fits)
    return granted
