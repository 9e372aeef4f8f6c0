# A part of which a request was refused is closed for good.
def part_decisions(total, parts, requests):
    paid, said, closed = {p: Fraction(0) for p in parts}, [], set()
    for name, e in requests:
        touched = parts if name is None else [name]
        fits = name not in closed and all(paid[p] + e <= total for p in touched)
        said.append(fits)
        if fits:
            for p in touched:
                paid[p] += e
        elif name is not None:
            closed.add(name)
    return said
