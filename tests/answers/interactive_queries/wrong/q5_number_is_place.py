# Takes a whole number for the place of a part in the list, where there is one.
# Witness: part_decisions(Fraction(1), [1, "a"], [(1, Fraction(1)), ("a", Fraction(1))]) gives [True, False]; right is [True, True].
def part_decisions(total, parts, requests):
    paid, granted = [Fraction(0)] * len(parts), []
    for name, e in requests:
        if name is None:
            touched = range(len(parts))
        elif isinstance(name, int) and 0 <= name < len(parts):
            touched = [name]
        else:
            touched = [parts.index(name)]
        fits = all(paid[i] + e <= total for i in touched)
        if fits:
            for i in touched:
                paid[i] += e
        granted.append(fits)
    return granted
