# Adds and compares as floats.
def part_decisions(total, parts, requests):
    paid, out = dict.fromkeys(parts, 0.0), []
    for name, e in requests:
        touched = parts if name is None else [name]
        fits = max(paid[p] for p in touched) + float(e) <= float(total)
        if fits:
            paid.update({p: paid[p] + float(e) for p in touched})
        out.append(fits)
    return out
