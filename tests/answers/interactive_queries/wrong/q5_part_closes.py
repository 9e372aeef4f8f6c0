# A part that was refused once is closed: a smaller request about it would still fit.
def part_decisions(total, parts, requests):
    paid, granted, closed = dict.fromkeys(parts, Fraction(0)), [], set()
    for name, epsilon in requests:
        touched = parts if name is None else [name]
        fits = name not in closed and all(paid[part] + epsilon <= total for part in touched)
        if fits:
            for part in touched:
                paid[part] += epsilon
        elif name is not None:
            closed.add(name)
        granted.append(fits)
    return granted
