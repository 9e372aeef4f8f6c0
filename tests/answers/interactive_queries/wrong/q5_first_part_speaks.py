# Asks only the first part whether a query about all has room.
# Witness: part_decisions(Fraction(1), ["A", "B"], [("B", Fraction(1)), (None, Fraction(1, 2))]) gives [True, True]; right is [True, False].
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, Fraction(0)), []
    for name, e in requests:
        fits = paid[parts[0] if name is None else name] + e <= total
        if fits:
            for part in parts if name is None else [name]:
                paid[part] += e
        granted.append(fits)
    return granted
