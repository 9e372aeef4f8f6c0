# Turns names into texts, so that a part called None is taken for the whole.
def part_decisions(total, parts, requests):
    paid, out = {str(p): Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = list(paid) if str(name) == "None" else [str(name)]
        out.append(all(paid[p] + e <= total for p in touched))
        if out[-1]:
            for p in touched:
                paid[p] += e
    return out
