# Takes a part without a truthy name for the whole.
def part_decisions(total, parts, requests):
    paid, out = {j: Fraction(0) for j in parts}, []
    for name, e in requests:
        touched = [name] if name else parts
        ok = all(paid[j] + e <= total for j in touched)
        if ok:
            for j in touched:
                paid[j] += e
        out.append(ok)
    return out
