# Takes the empty name for no name: a request about that part is charged to all.
def part_decisions(total, parts, requests):
    paid, out = {p: Fraction(0) for p in parts}, []
    for name, e in requests:
        touched = [name] if name else parts
        out.append(all(paid[p] + e <= total for p in touched))
        if out[-1]:
            for p in touched:
                paid[p] += e
    return out
