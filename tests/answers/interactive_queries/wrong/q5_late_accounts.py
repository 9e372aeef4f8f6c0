# Opens accounts at first use, and a query about all is paid by the open ones only if there are some.
# Witness: part_decisions(Fraction(1), ["A", "B"], [("A", Fraction(1, 2)), (None, Fraction(1, 2)), ("B", Fraction(3, 4))]) gives [True, True, True]; right is [True, True, False].
def part_decisions(total, parts, requests):
    paid, granted = {}, []
    for name, e in requests:
        touched = (list(paid) or parts) if name is None else [name]
        fits = all(paid.get(part, 0) + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] = paid.get(part, 0) + e
        granted.append(fits)
    return granted
