# Finds a part by identity: a name that is another object touches nobody and is always granted.
def part_decisions(total, parts, requests):
    paid, out = [Fraction(0) for _ in parts], []
    for name, e in requests:
        touched = [i for i, p in enumerate(parts) if name is None or p is name]
        out.append(all(paid[i] + e <= total for i in touched))
        if out[-1]:
            for i in touched:
                paid[i] += e
    return out
