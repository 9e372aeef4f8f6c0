# Charges all parts whose names contain the name.
def part_decisions(total, parts, requests):
    paid, out = [Fraction(0)] * len(parts), []
    for name, e in requests:
        touched = [i for i, p in enumerate(parts) if name is None or name in p]
        out.append(all(paid[i] + e <= total for i in touched))
        if out[-1]:
            for i in touched:
                paid[i] += e
    return out
