# Keeps the accounts of the same parts open from one call to the next.
# Witness: part_decisions(Fraction(1), ["A"], [("A", Fraction(1))]), called a second time, gives [False]; right is [True]
_accounts = {}


def part_decisions(total, parts, requests):
    paid = _accounts.setdefault((total, *parts), dict.fromkeys(parts, Fraction(0)))
    granted = []
    for name, e in requests:
        touched = parts if name is None else [name]
        fits = all(paid[part] + e <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += e
        granted.append(fits)
    return granted
