# Charges part after part for a query about all until one has no room, and gives nothing back.
# Witness: part_decisions(Fraction(1), ["A", "B"], [("B", Fraction(1)), (None, Fraction(1, 2)), ("A", Fraction(3, 4))]) gives [True, False, False]; right is [True, False, True].
def part_decisions(total, parts, requests):
    paid, granted = dict.fromkeys(parts, Fraction(0)), []
    for name, e in requests:
        fits = True
        for part in parts if name is None else [name]:
            if paid[part] + e > total:
                fits = False
                break
            paid[part] += e
        granted.append(fits)
    return granted
