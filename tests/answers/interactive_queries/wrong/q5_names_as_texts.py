# Turns the names into texts, so that 1 and "1" are one part.
# Witness: part_decisions(Fraction(1), [1, "1"], [(1, Fraction(1)), ("1", Fraction(1))]) gives [True, False]; right is [True, True].
def part_decisions(total, parts, requests):
    paid, granted = {str(part): Fraction(0) for part in parts}, []
    for name, e in requests:
        touched = list(paid) if name is None else [str(name)]
        fits = all(paid[part] + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += e
        granted.append(fits)
    return granted
