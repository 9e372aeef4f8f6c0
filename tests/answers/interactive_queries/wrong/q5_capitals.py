# Does not tell capital letters from small ones.
def part_decisions(total, parts, requests):
    paid, out = {p.casefold(): Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = list(paid) if name is None else [name.casefold()]
        out.append(all(paid[p] + e <= total for p in touched))
        if out[-1]:
            for p in touched:
                paid[p] += e
    return out
