# Keeps the accounts as floats.
# Witness: part_decisions(Fraction(3, 10), ["A"], [("A", Fraction(1, 10))] * 3) gives [True, True, False]; right is [True, True, True].
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, 0.0), []
    for name, e in requests:
        touched = parts if name is None else [name]
        fits = all(paid[part] + float(e) <= float(total) for part in touched)
        if fits:
            for part in touched:
                paid[part] += float(e)
        granted.append(fits)
    return granted
